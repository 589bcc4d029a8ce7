import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Failure, Outcome } from '../../api/request.js';
import { wrongFields } from '../../api/sellers.js';
import { useSpeech } from '../../messages/context.js';
import { sellerIsGone } from '../session.js';

/** What is wrong, by the name of the field. */
export type Wrong = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string>>;

export interface Fields {
  form: RefObject<HTMLFormElement | null>;
  wrong: Wrong;
  /** What went wrong with the whole; empty for nothing. */
  failure: string;
  busy: boolean;
  /** What is wrong with a field is told no longer: it is being changed. */
  forget: (name: string) => void;
  /** Checks what stands in the form, sends it, and tells what is wrong, with the focus on the first such field. */
  submit: <T>(
    event: FormEvent<HTMLFormElement>,
    plan: {
      check: (values: Values) => Wrong;
      send: (values: Values) => Promise<Outcome<T>>;
      done: (data: T) => void | Promise<void>;
    },
  ) => Promise<void>;
}

/**
 * The course of a form, whichever its fields.
 * @param checkText tells, above the form, that some of its fields are wrong
 */
export function useFields(checkText: string): Fields {
  const { problem } = useSpeech().texts;
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const show = (found: Wrong) => {
    setWrong(found);
    setFailure(checkText);
    const fields = Array.from(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []);
    const first = fields.find(({ dataset }) => dataset.field !== undefined && dataset.field in found);
    const control = first?.querySelector<HTMLElement>('input, select, textarea') ?? first;
    control?.focus();
  };
  const refuse = (outcome: Failure) => {
    const found = wrongFields(outcome);
    if (Object.keys(found).length > 0) return show(found);
    if (outcome.code === 401) return sellerIsGone();
    setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
  };
  return {
    form,
    wrong,
    failure,
    busy,
    forget: (name) =>
      setWrong((before) => {
        const { [name]: _, ...rest } = before;
        return rest;
      }),
    async submit(event, { check, send, done }) {
      event.preventDefault();
      if (busy) return;
      const values = readForm(event.currentTarget);
      const found = check(values);
      if (Object.keys(found).length > 0) return show(found);
      setWrong({});
      setFailure('');
      setBusy(true);
      const outcome = await send(values);
      setBusy(false);
      if (outcome.status === 'failed') return refuse(outcome);
      await done(outcome.data);
    },
  };
}

/** What stands in the fields of a form, trimmed; several of one name with commas between them. */
function readForm(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const values: Record<string, string> = {};
  for (const name of new Set(data.keys())) {
    values[name] = data
      .getAll(name)
      .map((value) => String(value).replace(/\s+/g, ' ').trim())
      .join(',');
  }
  return values;
}
