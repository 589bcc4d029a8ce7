import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { type RegisterOptions, type UseFormRegisterReturn, useFormContext } from 'react-hook-form';

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
