import { useWatch } from 'react-hook-form';
import { LANGUAGE_NAMES, LANGUAGES } from '../../shared/language.js';
import type { Choice } from '../choice/choice.js';
import { useI18n } from '../messages/i18n.js';
import type { Option } from '../page/load.js';
import { useMakes } from '../page/use-data.js';
import type { ControlProps } from './Row.js';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list of checkboxes for choosing any number of words. */
export function Words({ field, value, onChange }: ControlProps) {
  const { texts } = useI18n();
  const chosen = Array.isArray(value) ? value : [];
  // Keeps the order of the definition, not the order in which the boxes were checked.
  const toggle = (word: string, isOn: boolean) =>
    onChange(field.words.filter((each) => (each === word ? isOn : chosen.includes(each))));
  return (
    <div className="ticks">
      {field.words.map((word) => (
        <label key={word}>
          <input
            type="checkbox"
            checked={chosen.includes(word)}
            onChange={({ target }) => toggle(word, target.checked)}
          />
          <span>{texts.words[word] ?? word}</span>
        </label>
      ))}
    </div>
  );
}

/** A list of the widgets' languages, each named in that language. */
export function Languages({ tied, value, onChange }: ControlProps) {
  const { form } = useI18n().texts;
  return (
    <select {...tied} value={asText(value)} onChange={({ target }) => onChange(target.value)}>
      <option value="">{form.likePage}</option>
      {LANGUAGES.map((lang) => (
        <option key={lang} value={lang} lang={lang}>
          {LANGUAGE_NAMES[lang]}
        </option>
      ))}
    </select>
  );
}

interface OptionsProps extends ControlProps {
  options: readonly Option[];
  isDisabled?: boolean;
}

/** A list of the shop's options. A chosen value that isn't in the list, say from an old link, is kept. */
function Options({ tied, value, onChange, options, isDisabled = false }: OptionsProps) {
  const { form } = useI18n().texts;
  const chosen = asText(value);
  const isListed = chosen === '' || options.some((option) => option.value === chosen);
  return (
    <select {...tied} disabled={isDisabled} value={chosen} onChange={({ target }) => onChange(target.value)}>
      <option value="">{form.any}</option>
      {!isListed && <option>{chosen}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

/** A text field that takes the place of the shop's list when the list can't be loaded. */
function Typed({ tied, value, onChange }: ControlProps) {
  const { form } = useI18n().texts;
  return (
    <input
      {...tied}
      dir="ltr"
      autoComplete="off"
      placeholder={form.otherMake}
      title={form.makesFailed}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function Makes(props: ControlProps) {
  const { data, error } = useMakes();
  return error ? <Typed {...props} /> : <Options {...props} options={data ?? []} />;
}

/** A list of the chosen make's models. */
export function Models(props: ControlProps) {
  const { data, error } = useMakes();
  const make = useWatch<Choice, 'attributes.make'>({ name: 'attributes.make' });
  if (error) return <Typed {...props} />;
  const models = data?.find(({ value }) => value === make)?.models ?? [];
  return <Options {...props} options={models} isDisabled={!make} />;
}

/** Formats a time as `2027-03-01T09:30`, in the visitor's time zone. */
function toLocal(epoch: string): string {
  const date = new Date(Number(epoch));
  if (epoch === '' || Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A date and time field. The attribute's value is in milliseconds since the epoch. */
export function DateTime({ tied, value, onChange }: ControlProps) {
  return (
    <input
      {...tied}
      type="datetime-local"
      value={toLocal(asText(value))}
      onChange={({ target }) => onChange(target.value && String(new Date(target.value).getTime()))}
    />
  );
}
