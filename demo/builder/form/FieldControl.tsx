import { useController } from 'react-hook-form';
import { fill } from '../../host/messages/i18n.js';
import type { Field } from '../catalog/catalog.js';
import { type Choice, problemOf, type Value } from '../choice/choice.js';
import { NEEDED } from '../choice/contrast.js';
import { rangeOf } from '../choice/value-forms.js';
import { type I18n, useI18n } from '../messages/i18n.js';
import { ColorInput, ContrastLine } from './ColorInput.js';
import { DateTime, Languages, Makes, Models, Words } from './controls.js';
import { Check, type ControlProps, Row } from './Row.js';
import { ValueForms } from './ValueForms.js';

interface FieldControlProps {
  field: Field;
  /** The path of its value in the form. */
  name: `attributes.${string}` | `settings.${string}`;
  label: string;
  hint: string;
  /** The value that applies while the field is empty. Defaults to the one in the field's definition. */
  placeholder?: string | undefined;
}

const asText = (value: Value): string => (typeof value === 'string' ? value : '');

function TextInput({ field, tied, value, placeholder, onChange }: ControlProps) {
  const { kind, min, max } = field;
  return (
    <input
      {...tied}
      type={kind === 'number' ? 'number' : kind === 'url' ? 'url' : 'text'}
      dir={kind === 'url' ? 'ltr' : 'auto'}
      min={min}
      max={max}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={kind === 'text'}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Choices({ field, tied, value, onChange }: ControlProps) {
  const { form } = useI18n().texts;
  const { fallback, words } = field;
  return (
    <select {...tied} value={asText(value)} onChange={({ target }) => onChange(target.value)}>
      <option value="">{fallback === null ? form.any : fill(form.byDefault, { value: fallback })}</option>
      {words
        .filter((word) => word !== fallback)
        .map((word) => (
          <option key={word}>{word}</option>
        ))}
    </select>
  );
}

function Color({ tied, value, placeholder, onChange, field }: ControlProps) {
  return (
    <ColorInput
      tied={tied}
      name={field.name}
      value={asText(value)}
      placeholder={placeholder}
      onChange={onChange}
    />
  );
}

const CONTROLS: Readonly<
  Record<Exclude<Field['kind'], 'boolean'>, (props: ControlProps) => React.ReactNode>
> = {
  text: TextInput,
  url: TextInput,
  number: TextInput,
  choice: Choices,
  pattern: ValueForms,
  words: Words,
  color: Color,
  language: Languages,
  make: Makes,
  model: Models,
  'date-time': DateTime,
};

/** Returns what to say about a field's text, if there is a problem with it. For a number, that's its range. */
function problemText(field: Field, text: string, { lang, texts: { problems } }: I18n): string | undefined {
  const problem = problemOf(field, text);
  if (problem !== 'number') return problem ? problems[problem] : undefined;
  const [least, most] = rangeOf(field, text);
  const { format } = new Intl.NumberFormat(lang);
  if (Number.isFinite(most)) return fill(problems.numberBetween, { min: format(least), max: format(most) });
  return Number.isFinite(least) ? fill(problems.numberFrom, { min: format(least) }) : problems.number;
}

/** The control for an attribute or a setting, chosen by the kind of its value. */
export function FieldControl({ field, name, label, hint, placeholder }: FieldControlProps) {
  const i18n = useI18n();
  const { tokens } = i18n.texts;
  const { field: bound } = useController<Choice, typeof name>({ name });
  const value = bound.value as Value; // fields under both kinds of names have this type
  const { kind, fallback } = field;
  if (kind === 'boolean')
    return (
      <Check label={label} code={field.name} hint={hint} checked={value === true} onChange={bound.onChange} />
    );
  const Control = CONTROLS[kind];
  const row = (
    <Row
      label={label}
      code={field.name}
      hint={hint}
      wrong={problemText(field, asText(value), i18n)}
      isGroup={kind === 'words'}
    >
      {(tied) => (
        <Control
          field={field}
          tied={tied}
          value={value}
          placeholder={placeholder ?? fallback ?? undefined}
          onChange={bound.onChange}
        />
      )}
    </Row>
  );
  if (kind !== 'color') return row;
  const surface = '--storefront-surface';
  return (
    <div>
      {row}
      <ContrastLine color={asText(value)} on="#fff" needs={NEEDED.shape} other={tokens[surface] ?? surface} />
    </div>
  );
}
