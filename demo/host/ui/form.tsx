import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
import { ApiError } from '../api/request.js';
import { useSpeech } from '../messages/speech.js';

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

/** A form that is checked before it is sent, and sent once at a time. What was typed stays; a wrong field gets the focus. */
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

interface FormProps<Values extends FieldValues> {
  /** What `useShopForm` gives. */
  form: { readonly methods: UseFormReturn<Values>; readonly submit: () => Promise<void> };
  className?: string;
  /** Hears of every change of a field. */
  onChange?: () => void;
  children: ReactNode;
}

/** A form, with what is wrong with the whole of it above its fields. */
export function Form<Values extends FieldValues>({ form, className, onChange, children }: FormProps<Values>) {
  return (
    <FormProvider {...form.methods}>
      <form
        className={className ?? 'form'}
        noValidate
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormFailure />
        {children}
      </form>
    </FormProvider>
  );
}

/** What is wrong with the whole form; read out when it changes. */
function FormFailure() {
  const { errors } = useFormContext().formState;
  return (
    <p className="form-failure" role="alert">
      {errors.root?.message}
    </p>
  );
}

interface FormButtonsProps {
  submit: string;
  /** Stands on the button while the form is sent. */
  busy: string;
  /** Stands beside it, such as a way back. */
  children?: ReactNode;
}

/** The button that sends the form around it. It keeps the focus while the form is sent, so it is never disabled. */
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

/** What ties a control to its form, its label, its hint and what is wrong with it. */
export type Tied = UseFormRegisterReturn & {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
};

interface FieldProps {
  name: string;
  label: string;
  /** Stands after the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with it beside what its form says. */
  wrong?: string | undefined;
  /** A field of several controls: its label names the group. */
  isGroup?: boolean;
  /** Hears of each change. */
  onChange?: RegisterOptions['onChange'];
  /** Draws the control itself. */
  children: (tied: Tied) => ReactNode;
}

/** A field with its label above, and what is wrong with it, or how to fill it, below. */
export function Field({ name, label, optional, hint, wrong, isGroup, onChange, children }: FieldProps) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message ?? wrong;
  const more = message ?? hint;
  const tied = {
    ...register(name, onChange && { onChange }),
    id,
    'aria-invalid': message !== undefined,
    'aria-describedby': more ? `${id}more` : undefined,
    'aria-required': optional === undefined,
  };
  const title = (
    <>
      {label} {optional && <span className="form-optional">{optional}</span>}
    </>
  );
  const below = more && (
    <p id={`${id}more`} className={message ? 'form-wrong' : 'form-hint'}>
      {more}
    </p>
  );
  if (isGroup) {
    return (
      <fieldset className="form-field" id={id} tabIndex={-1} aria-describedby={tied['aria-describedby']}>
        <legend>{title}</legend>
        {children(tied)}
        {below}
      </fieldset>
    );
  }
  return (
    <div className="form-field">
      <label htmlFor={id}>{title}</label>
      {children(tied)}
      {below}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children' | 'isGroup'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'name'>;

/** A field of one line of text, with the attributes of its `input`. */
export function TextField({ name, label, optional, hint, wrong, onChange, ...input }: TextFieldProps) {
  return (
    <Field {...{ name, label, optional, hint, wrong, onChange }}>
      {(tied) => <input {...input} {...tied} />}
    </Field>
  );
}
