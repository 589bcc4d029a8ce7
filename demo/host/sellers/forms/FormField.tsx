import type { ReactNode } from 'react';

/** The attributes that a field gets from its surroundings. */
export interface Tied {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

interface FormFieldProps {
  /** Of the form: unique in the page. */
  prefix: string;
  name: string;
  label: string;
  /** Stands after the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  wrong?: string | undefined;
  /** A field of several controls: its label names the group. */
  isGroup?: boolean;
  children: (tied: Tied) => ReactNode;
}

/** A field with its label above, and what is wrong with it, or how to fill it, below. */
export function FormField({ prefix, name, label, optional, hint, wrong, isGroup, children }: FormFieldProps) {
  const id = `${prefix}-${name}`;
  const more = wrong ?? hint;
  const tied = {
    id,
    name,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': more ? `${id}-more` : undefined,
    'aria-required': optional === undefined,
  };
  const title = (
    <>
      {label} {optional && <span className="form-optional">{optional}</span>}
    </>
  );
  const below = more && (
    <p id={`${id}-more`} className={wrong ? 'form-wrong' : 'form-hint'}>
      {more}
    </p>
  );
  if (isGroup) {
    return (
      <fieldset
        className="form-field"
        data-field={name}
        id={id}
        tabIndex={-1}
        aria-describedby={tied['aria-describedby']}
      >
        <legend>{title}</legend>
        {children(tied)}
        {below}
      </fieldset>
    );
  }
  return (
    <div className="form-field" data-field={name}>
      <label htmlFor={id}>{title}</label>
      {children(tied)}
      {below}
    </div>
  );
}
