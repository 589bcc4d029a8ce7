import { useWatch } from 'react-hook-form';
import { LANGUAGES } from '../../shared/language.js';
import type { Choice } from '../choice/choice.js';
import { useSpeech } from '../messages/speech.js';
import type { Option } from '../page/load.js';
import { useMakes } from '../page/use-data.js';
import type { ControlProps } from './Row.js';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Any of several words. */
export function Words({ field, value, onChange }: ControlProps) {
  const { texts } = useSpeech();
  const chosen = Array.isArray(value) ? value : [];
  // In the order of the definition, whichever was ticked first.
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

/** One of the widgets' languages, each by its own name. */
export function Languages({ tied, value, onChange }: ControlProps) {
  const { form } = useSpeech().texts;
  return (
    <select {...tied} value={asText(value)} onChange={({ target }) => onChange(target.value)}>
      <option value="">{form.likePage}</option>
      {LANGUAGES.map((lang) => (
        <option key={lang} value={lang} lang={lang}>
          {new Intl.DisplayNames([lang], { type: 'language' }).of(lang)}
        </option>
      ))}
    </select>
  );
}

interface OptionsProps extends ControlProps {
  options: readonly Option[];
  isDisabled?: boolean;
}

/** A list of the shop's; one that is chosen and not in it, as in an old link, stays. */
function Options({ tied, value, onChange, options, isDisabled = false }: OptionsProps) {
  const { form } = useSpeech().texts;
  const chosen = asText(value);
  const isKnown = chosen === '' || options.some((option) => option.value === chosen);
  return (
    <select {...tied} disabled={isDisabled} value={chosen} onChange={({ target }) => onChange(target.value)}>
      <option value="">{form.any}</option>
      {!isKnown && <option>{chosen}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

/** Where the shop's list cannot be had, its value can be typed. */
function Typed({ tied, value, onChange }: ControlProps) {
  const { form } = useSpeech().texts;
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

/** The models of the make that is chosen. */
export function Models(props: ControlProps) {
  const { data, error } = useMakes();
  const make = useWatch<Choice, 'attributes.make'>({ name: 'attributes.make' });
  if (error) return <Typed {...props} />;
  const models = data?.find(({ value }) => value === make)?.models ?? [];
  return <Options {...props} options={models} isDisabled={!make} />;
}

/** `2027-03-01T09:30`, in the visitor's own time. */
function toLocal(epoch: string): string {
  const date = new Date(Number(epoch));
  if (epoch === '' || Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A day and a time, which the attribute has in milliseconds since the epoch. */
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
