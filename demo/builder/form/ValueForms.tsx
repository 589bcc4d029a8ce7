import { fill } from '../../host/messages/i18n.js';
import { findForm, formOf } from '../choice/value-forms.js';
import { useI18n } from '../messages/i18n.js';
import type { ControlProps } from './Row.js';

/** A list of the forms of a value and, for a form with a number, a field for it: `delay:5`. */
export function ValueForms({ field, tied, value, onChange }: ControlProps) {
  const { texts } = useI18n();
  const { examples, fallback } = field;
  const labelOf = (name: string) => texts.forms[name] ?? name;
  const chosen = typeof value === 'string' ? value : '';
  const found = chosen ? findForm(examples, chosen) : null;
  const byDefault = fallback === null ? null : findForm(examples, fallback);
  const around = found?.form.around;
  return (
    <div className="value-form">
      <select
        {...tied}
        value={found?.form.name ?? ''}
        onChange={({ target }) =>
          onChange(examples.find((example) => formOf(example).name === target.value) ?? '')
        }
      >
        <option value="">
          {byDefault
            ? fill(texts.form.byDefault, {
                value: labelOf(byDefault.form.around ? (fallback ?? '') : byDefault.form.name),
              })
            : texts.form.any}
        </option>
        {examples
          .map(formOf)
          .filter(({ name, around: hasNumber }) => hasNumber || name !== fallback)
          .map(({ name }) => (
            <option key={name} value={name}>
              {labelOf(name)}
            </option>
          ))}
      </select>
      {found && around && (
        <label>
          <input
            type="number"
            inputMode="decimal"
            min="0"
            step="any"
            autoComplete="off"
            aria-invalid={tied['aria-invalid']}
            aria-describedby={tied['aria-describedby']}
            value={found.number}
            onChange={({ target }) => onChange(around.join(target.value))}
          />
          <span>{texts.numbers[found.form.name] ?? found.form.name}</span>
        </label>
      )}
    </div>
  );
}
