import type { ReactNode } from 'react';
import type { FieldName, Wrong } from './checkAddress.js';

interface FieldProps {
  name: FieldName;
  label: string;
  /** Stands after the label of a field that may stay empty. */
  optional?: string;
  hint?: string;
  wrong: Wrong;
  /** Draws the field itself with what ties it to its label, its hint and its message. */
  children: (tied: Tied) => ReactNode;
}

/** The attributes that a field gets from its surroundings. */
export interface Tied {
  id: string;
  name: FieldName;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

/** A field with its label above, and what is wrong with it, or how to fill it, below. */
export function Field({ name, label, optional, hint, wrong, children }: FieldProps) {
  const id = `address-${name}`;
  const message = wrong[name];
  return (
    <div className="form-field" data-field={name}>
      <label htmlFor={id}>
        {label} {optional && <span className="form-optional">{optional}</span>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': message !== undefined,
        'aria-describedby': message || hint ? `${id}-more` : undefined,
        'aria-required': optional === undefined,
      })}
      {(message || hint) && (
        <p id={`${id}-more`} className={message ? 'form-wrong' : 'form-hint'}>
          {message ?? hint}
        </p>
      )}
    </div>
  );
}
