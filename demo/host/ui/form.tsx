import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useForm,
  useFormContext,
} from 'react-hook-form';
import { RequestError } from '../../../dist/index.js';
import { tidyValues, wrongIn } from '../../shared/check-form.js';
import { useI18n } from '../messages/i18n.js';
import { FormFailure, POINTER } from './FormFailure.js';
import { PressContext, usePress } from './press.js';
import { type Ruled, RulesContext } from './rules.js';

/** Error messages by field name. */
export type Wrong<Values> = { [Name in keyof Values]?: string | undefined };

interface ShopForm<Values extends FieldValues, T> {
  /** The initial value of each field, in the order of the form. */
  defaultValues: DefaultValues<Values>;
  /** The rules of the fields that have some. Their values are tidied before they are checked and sent. */
  rules?: Ruled | undefined;
  /** Returns the errors that the page can find beyond the rules. If there are any, nothing is sent. */
  check?: (values: Values) => Wrong<Values>;
  /** Sends the form. Rejects with a `RequestError`. */
  send: (values: Values) => Promise<T>;
  onSent: (data: T, values: Values) => void | Promise<void>;
  /** Returns the fields that a server refusal is about. Any other refusal is shown above the form. */
  wrongOf?: (error: RequestError, values: Values) => Wrong<Values> | undefined;
  /** Shown above the form when some of its fields are invalid. */
  checkText?: string;
  /** Shown above the form when the server can't be reached, or its reply can't be read. */
  failedText?: string;
}

/** Returns a form that's validated, then sent once at a time. It keeps the input, and focuses an invalid field. */
export function useShopForm<Values extends FieldValues, T>(parts: ShopForm<Values, T>) {
  const { defaultValues, rules, check, send, onSent, wrongOf, checkText, failedText } = parts;
  const { problem } = useI18n().texts;
  const methods = useForm<Values>({
    defaultValues,
    resolver: (typed) => {
      const values = { ...typed, ...(rules && tidyValues(rules.form, typed)) };
      const wrong = { ...check?.(values), ...(rules && wrongIn(rules.form, values, rules.texts)) };
      const found = Object.entries(wrong).filter(([, message]) => message !== undefined);
      if (found.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'check', message }]));
      return { values: {}, errors: errors as FieldErrors<Values> }; // keyed by the names from `check`
    },
  });
  const { setError, handleSubmit } = methods;

  const refuse = (error: RequestError, values: Values) => {
    const found = Object.entries(error.kind === 'business' ? (wrongOf?.(error, values) ?? {}) : {});
    for (const [index, [name, message]] of found.entries()) {
      // The names are those of the form's own fields.
      setError(name as FieldPath<Values>, { message: String(message) }, { shouldFocus: index === 0 });
    }
    const text = error.serverMessage || (failedText ?? problem.failedText);
    if (found.length === 0) setError('root', { message: text });
    else if (checkText) setError('root', { type: POINTER, message: checkText });
  };

  /** Sends the form, unless that's already in progress. */
  const submit = async (): Promise<void> => {
    if (methods.formState.isSubmitting) return;
    await handleSubmit(
      async (values) => {
        let data: T;
        try {
          data = await send(values);
        } catch (error) {
          return refuse(RequestError.of(error), values);
        }
        await onSent(data, values);
      },
      () => {
        if (checkText) setError('root', { type: POINTER, message: checkText });
      },
    )();
  };
  return { methods, submit, rules };
}

interface FormProps<Values extends FieldValues> {
  /** What `useShopForm` returns. */
  form: ReturnType<typeof useShopForm<Values, unknown>>;
  className?: string;
  /** Called on every change of a field. */
  onChange?: () => void;
  children: ReactNode;
}

/** A form, with the errors about the form as a whole above its fields. */
export function Form<Values extends FieldValues>({ form, className, onChange, children }: FormProps<Values>) {
  const { isPressed, onPointerDown } = usePress();
  return (
    <FormProvider {...form.methods}>
      <form
        className={className ?? 'form'}
        noValidate
        onPointerDown={onPointerDown}
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <PressContext value={isPressed}>
          <FormFailure />
          <RulesContext value={form.rules}>{children}</RulesContext>
        </PressContext>
      </form>
    </FormProvider>
  );
}

interface FormButtonsProps {
  submit: string;
  /** The button's label while the form is being sent. */
  busy: string;
  /** Shown next to the button, such as a link back. */
  children?: ReactNode;
}

/** The button that submits its form. It keeps the focus while the form is being sent, so it's never disabled. */
export function FormButtons({ submit, busy, children }: FormButtonsProps) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <div className="form-buttons">
      <button type="submit" className="button" aria-disabled={isSubmitting}>
        {isSubmitting ? busy : submit}
      </button>
      {children}
    </div>
  );
}
