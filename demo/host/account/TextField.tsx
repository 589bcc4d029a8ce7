import { type InputHTMLAttributes, useId } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** Stands after the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with it; shown in the place of the hint. */
  wrong?: string | undefined;
}

/** A field with its label above, and what is wrong with it, or how to fill it, below. */
export function TextField({ label, optional, hint, wrong, ...input }: TextFieldProps) {
  const id = useId();
  const more = wrong ?? hint;
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label} {optional && <span className="form-optional">{optional}</span>}
      </label>
      <input
        id={id}
        aria-invalid={wrong !== undefined}
        aria-describedby={more && `${id}more`}
        aria-required={optional === undefined}
        {...input}
      />
      {more && (
        <p id={`${id}more`} className={wrong ? 'form-wrong' : 'form-hint'}>
          {more}
        </p>
      )}
    </div>
  );
}
