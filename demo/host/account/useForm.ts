import { type FormEvent, useRef, useState } from 'react';
import type { Failure, Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';

/** What is wrong, by the name of the field. */
export type Wrong<Name extends string> = Partial<Record<Name, string>>;

interface FormParts<Name extends string, T> {
  /** The names of the fields, in the order of the form. */
  names: readonly Name[];
  check: (values: Record<Name, string>) => Wrong<Name>;
  send: (values: Record<Name, string>) => Promise<Outcome<T>>;
  onDone: (data: T, form: HTMLFormElement) => void;
  /** The field that a refusal of the server is about; the others are shown above the form. */
  fieldOf?: (failure: Failure) => Name | undefined;
}

/**
 * A form that is checked before it is sent, once at a time. What was typed stays; the first field that is wrong gets
 * the focus.
 */
export function useForm<Name extends string, T>({ names, check, send, onDone, fieldOf }: FormParts<Name, T>) {
  const { problem } = useSpeech().texts;
  const [wrong, setWrong] = useState<Wrong<Name>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const mark = (found: Wrong<Name>): boolean => {
    setWrong(found);
    const first = names.find((name) => found[name] !== undefined);
    if (!first) return false;
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return true;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    const data = new FormData(element);
    const entries = names.map((name) => [name, String(data.get(name) ?? '')] as const);
    const values = Object.fromEntries(entries) as Record<Name, string>; // one of each name
    setFailure('');
    if (mark(check(values))) return;
    setBusy(true);
    const outcome = await send(values);
    setBusy(false);
    if (outcome.status === 'ready') return onDone(outcome.data, element);
    const field = outcome.code > 0 ? fieldOf?.(outcome) : undefined;
    const found: Wrong<Name> = {};
    if (field) found[field] = outcome.message;
    if (!mark(found)) setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
  };
  return {
    wrong,
    failure,
    isBusy,
    /** What the form element takes. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
    /** Takes back what was said of a field, as soon as it is changed. */
    forget: (name: Name) => setWrong(({ [name]: _, ...rest }) => rest as Wrong<Name>), // all but one of the names
  };
}
