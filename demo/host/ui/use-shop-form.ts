import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
} from 'react-hook-form';
import { ApiError } from '../api/request.js';
import { useSpeech } from '../messages/context.js';

/** What is wrong, by the name of the field. */
export type Wrong<Values> = { [Name in keyof Values]?: string | undefined };

/** What was typed, without the spaces around it. */
export const trimmed = <Values extends Readonly<Record<string, unknown>>>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Values; // it keeps the names that there are

interface ShopForm<Values extends FieldValues, T> {
  /** What the fields begin with, one of each, in the order of the form. */
  defaultValues: DefaultValues<Values>;
  /** What the page itself can tell to be wrong; nothing is sent then. */
  check: (values: Values) => Wrong<Values>;
  /** Sends the form; rejects with an `ApiError`. */
  send: (values: Values) => Promise<T>;
  onSent: (data: T, values: Values) => void | Promise<void>;
  /** The fields that a refusal of the server is about; any other refusal is told above the form. */
  wrongOf?: (error: ApiError, values: Values) => Wrong<Values> | undefined;
  /** Is told above the form when some of its fields are wrong. */
  checkText?: string;
  /** Is told above the form when the server could not be reached, or not be understood. */
  failedText?: string;
}

/**
 * A form of the shop, on React Hook Form: checked before it is sent, and sent once at a time. What was typed stays, and the
 * first field that is wrong gets the focus.
 */
export function useShopForm<Values extends FieldValues, T>(parts: ShopForm<Values, T>) {
  const { defaultValues, check, send, onSent, wrongOf, checkText, failedText } = parts;
  const { problem } = useSpeech().texts;
  const methods = useForm<Values>({
    defaultValues,
    resolver: (values) => {
      const found = Object.entries(check(values)).filter(([, message]) => message !== undefined);
      if (found.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'check', message }]));
      return { values: {}, errors: errors as FieldErrors<Values> }; // of the names that `check` gave
    },
  });
  const { setError, handleSubmit } = methods;

  const refuse = (error: ApiError, values: Values) => {
    const found = Object.entries(error.code > 0 ? (wrongOf?.(error, values) ?? {}) : {});
    for (const [index, [name, message]] of found.entries()) {
      // The names are those of the form's own fields.
      setError(name as FieldPath<Values>, { message: String(message) }, { shouldFocus: index === 0 });
    }
    const text = error.code > 0 ? error.message : (failedText ?? problem.failedText);
    if (found.length === 0) setError('root', { message: text });
    else if (checkText) setError('root', { message: checkText });
  };

  /** Sends the form; while it is on its way, does nothing. */
  const submit = async (): Promise<void> => {
    if (methods.formState.isSubmitting) return;
    await handleSubmit(
      async (values) => {
        let data: T;
        try {
          data = await send(values);
        } catch (error) {
          return refuse(ApiError.of(error), values);
        }
        await onSent(data, values);
      },
      () => {
        if (checkText) setError('root', { message: checkText });
      },
    )();
  };
  return { methods, submit };
}
