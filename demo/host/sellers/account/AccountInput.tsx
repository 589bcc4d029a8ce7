import type { InputHTMLAttributes } from 'react';
import { FormField } from '../forms/FormField.js';
import type { Fields } from '../forms/useFields.js';

interface AccountInputProps extends InputHTMLAttributes<HTMLInputElement> {
  fields: Fields;
  prefix: string;
  name: string;
  label: string;
  hint?: string | undefined;
}

/** One text of an account's form. */
export function AccountInput({
  fields,
  prefix,
  name,
  label,
  hint,
  onInput,
  ...attributes
}: AccountInputProps) {
  return (
    <FormField prefix={prefix} name={name} label={label} hint={hint} wrong={fields.wrong[name]}>
      {(tied) => (
        <input
          {...tied}
          {...attributes}
          onInput={(event) => {
            fields.forget(name);
            onInput?.(event);
          }}
        />
      )}
    </FormField>
  );
}
