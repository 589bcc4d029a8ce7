import { type InputHTMLAttributes, type ReactNode, useContext, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
import { RequestError } from '../../../dist/index.js';
import { tidyValues, wrongIn } from '../../shared/check-form.js';
import { fill, useI18n } from '../messages/i18n.js';
import { FormFailure } from './FormFailure.js';
import { type Clean, cleanOf, pastable } from './pasting.js';
import { PressContext, useHeld, usePress } from './press.js';
import { inputOf, type Ruled, RulesContext } from './rules.js';

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
    else if (checkText) setError('root', { message: checkText });
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
        if (checkText) setError('root', { message: checkText });
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

/** The props that connect a control to its form, its label, its hint, and its error. */
export type Tied = UseFormRegisterReturn & {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
};

interface FieldProps {
  name: string;
  label: string;
  /** Shown after the label of an optional field. By default, the field's rule says whether it's one. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** The error to show if the form reports none. */
  wrong?: string | undefined;
  /** Whether the field has several controls, and its label names the group. */
  isGroup?: boolean;
  /** Returns what the form takes of the text in the field. By default, all of it. */
  clean?: Clean | undefined;
  /** Called on each change. */
  onChange?: RegisterOptions['onChange'];
  /** Renders the control itself. */
  children: (tied: Tied) => ReactNode;
}

/** A field with its label above, and its error or hint below. */
export function Field({
  name,
  label,
  optional: ownOptional,
  hint,
  wrong,
  isGroup,
  clean,
  onChange,
  children,
}: FieldProps) {
  const id = useId();
  const rules = useContext(RulesContext);
  const optional = ownOptional ?? (rules?.form[name]?.optional && rules.optional);
  const { register, getFieldState, formState } = useFormContext();
  const message = useHeld(getFieldState(name, formState).error?.message ?? wrong);
  const more = message ?? hint;
  const tied = {
    ...register(name, { ...(onChange && { onChange }), ...(clean && { setValueAs: clean }) }),
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
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'name' | 'onPaste' | 'onDrop'> & {
    /** Returns the input with what stands beside it, such as a button. */
    beside?: (input: ReactNode) => ReactNode;
  };

/**
 * A field for one line of text, or for a password, with a button that shows it. All other props go to its `input`, whose
 * other attributes come from the field's rule.
 */
export function TextField(props: TextFieldProps) {
  const { name, label, optional, hint, wrong, onChange, beside, clean: ownClean, ...own } = props;
  const rule = useContext(RulesContext)?.form[name];
  const input = { ...(rule && inputOf(rule)), ...own };
  const clean = ownClean ?? cleanOf(input);
  const { secret, labeled } = useI18n().texts;
  const [isShown, setShown] = useState(false);
  const show = isShown ? secret.hide : secret.show;
  return (
    <Field {...{ name, label, optional, hint, wrong, onChange, clean }}>
      {(tied) => {
        const box = <input {...pastable(isShown ? { ...input, type: 'text' } : input, clean)} {...tied} />;
        if (input.type !== 'password') return beside ? beside(box) : box;
        return (
          <div className="form-beside">
            {box}
            <button
              type="button"
              className="button button-quiet"
              aria-label={fill(labeled, { label: show, value: label })}
              onClick={() => setShown(!isShown)}
            >
              {show}
            </button>
          </div>
        );
      }}
    </Field>
  );
}
