import type { ReactNode } from 'react';
import type { FieldName, Wrong } from './checkMessage.js';

/** The attributes that a field gets from its surroundings. */
interface Tied {
  id: string;
  name: FieldName;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface ContactFieldProps {
  name: FieldName;
  label: string;
  hint?: string;
  wrong: Wrong;
  /** Draws the field itself. */
  children: (tied: Tied) => ReactNode;
}

/** A field with its label above, and what is wrong with it, or how to fill it, below. */
export function ContactField({ name, label, hint, wrong, children }: ContactFieldProps) {
  const id = `contact-${name}`;
  const more = wrong[name] ?? hint;
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        'aria-invalid': wrong[name] !== undefined,
        'aria-describedby': more ? `${id}-more` : undefined,
      })}
      {more && (
        <p id={`${id}-more`} className={wrong[name] ? 'form-wrong' : 'form-hint'}>
          {more}
        </p>
      )}
    </div>
  );
}
