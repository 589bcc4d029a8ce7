import type { InputHTMLAttributes } from 'react';
import { FormField } from '../forms/FormField.js';
import type { Fields } from '../forms/useFields.js';

interface GoodsInputProps extends InputHTMLAttributes<HTMLInputElement> {
  fields: Fields;
  prefix: string;
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: string;
}

/** One text or number of the goods. */
export function GoodsInput({
  fields,
  prefix,
  name,
  label,
  hint,
  optional,
  onInput,
  ...attributes
}: GoodsInputProps) {
  return (
    <FormField
      prefix={prefix}
      name={name}
      label={label}
      hint={hint}
      optional={optional}
      wrong={fields.wrong[name]}
    >
      {(tied) => (
        <input
          {...tied}
          autoComplete="off"
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
