import { type ReactNode, useId } from 'react';
import type { Field } from '../catalog/catalog.js';
import type { Value } from '../choice/choice.js';

/** The attributes that connect a control to its label, hint, and error message. */
export interface Tied {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** The props of every control. */
export interface ControlProps {
  field: Field;
  tied: Tied;
  value: Value;
  placeholder: string | undefined;
  onChange: (value: Value) => void;
}

interface RowProps {
  label: string;
  /** The name as written in HTML or CSS. */
  code?: string | undefined;
  hint?: string | undefined;
  wrong?: string | undefined;
  /** Whether the row contains several controls, so that its label names a group. */
  isGroup?: boolean;
  children: (tied: Tied) => ReactNode;
}

/** A control with its label above it and its hint or error below it. */
export function Row({ label, code, hint, wrong, isGroup = false, children }: RowProps) {
  const id = useId();
  const tied: Tied = {
    id,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': wrong || hint ? `${id}more` : undefined,
  };
  const title = (
    <>
      {label}
      {code && (
        <code className="field-code" dir="ltr" aria-hidden="true">
          {code}
        </code>
      )}
    </>
  );
  const more = (wrong || hint) && (
    <p id={`${id}more`} className={wrong ? 'form-wrong' : 'form-hint'}>
      {wrong ?? hint}
    </p>
  );
  if (isGroup)
    return (
      <fieldset className="form-field" aria-describedby={tied['aria-describedby']}>
        <legend>{title}</legend>
        {children(tied)}
        {more}
      </fieldset>
    );
  return (
    <div className="form-field">
      <label htmlFor={id}>{title}</label>
      {children(tied)}
      {more}
    </div>
  );
}

interface CheckProps {
  label: string;
  code?: string | undefined;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch with its label and hint. */
export function Check({ label, code, hint, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        className="switch"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-describedby={`${id}more`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>
          {label}
          {code && (
            <code className="field-code" dir="ltr" aria-hidden="true">
              {code}
            </code>
          )}
        </label>
        <p id={`${id}more`} className="form-hint">
          {hint}
        </p>
      </div>
    </div>
  );
}
