import type { Attribute } from './widget.js';

interface Props {
  readonly attribute: Attribute;
  /** The block's value; undefined if the default applies. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The field for an attribute in the sidebar. */
export function AttributeControl({ attribute, value, onChange }: Props) {
  const { label, help, type, default: fallback, words = [], min, max } = attribute;
  const { SelectControl, TextControl, ToggleControl } = wp.components;
  if (type === 'boolean')
    return (
      <ToggleControl
        label={label}
        help={help}
        checked={value === true}
        // Off is the default, so it isn't saved.
        onChange={(checked) => onChange(checked || undefined)}
      />
    );
  if (type === 'choice')
    return (
      <SelectControl
        label={label}
        help={help}
        value={String(value ?? fallback)}
        options={words.map((word) => ({ label: word, value: word }))}
        onChange={(word) => onChange(word === fallback ? undefined : word)}
      />
    );
  if (type === 'number')
    return (
      <TextControl
        type="number"
        label={label}
        help={help}
        value={String(value ?? '')}
        placeholder={String(fallback ?? '')}
        min={min}
        max={max}
        onChange={(text) => onChange(text === '' ? undefined : Number(text))}
      />
    );
  return (
    <TextControl
      label={label}
      help={help}
      value={String(value ?? fallback ?? '')}
      // If there is a default, an empty text differs from it and is saved.
      onChange={(text) => onChange(text === (fallback ?? '') ? undefined : text)}
    />
  );
}
