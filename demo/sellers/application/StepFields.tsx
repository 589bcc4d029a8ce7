import { type InputHTMLAttributes, type ReactNode, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { WithTerms } from '../../host/legal/WithTerms.js';
import { useI18n } from '../../host/messages/i18n.js';
import { Field, type Tied } from '../../host/ui/fields.js';
import { cleanOf, pastable } from '../../host/ui/pasting.js';
import { inputOf } from '../../host/ui/rules.js';
import { type Form, type Rule, tidyValues, wrongIn } from '../../shared/check-form.js';
import { COUNTRIES } from '../../shared/countries.js';
import { countryNames } from '../../shared/country-names.js';
import type { Departments } from '../../shared/replies/seller.js';
import type { StepField, Wrong } from '../../shared/wrong/wrong.js';
import { applicationTexts, sellerTexts } from '../texts.js';

/** The values of a step's fields. For a group of checkboxes, the values that are checked. */
export type StepValues = Record<string, string | string[] | false>;

type Answers = Readonly<Record<string, string>>;

/** Returns the initial values of a step's fields. */
export const toFields = (form: Form, answers: Answers = {}): StepValues =>
  Object.fromEntries(
    Object.entries(form).map(([name, { kind }]) => {
      const answer = answers[name] ?? '';
      return [name, kind === 'ids' ? answer.split(',').filter(Boolean) : answer];
    }),
  );

/** Returns the values of a step's fields in the form that the server takes. */
export const toAnswers = (form: Form, values: StepValues): Answers =>
  tidyValues(
    form,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(',') : value || '',
      ]),
    ),
  );

/** Returns messages for the fields that the server would reject. */
export function checkStep(form: Form, values: StepValues, { step: texts }: Wrong): Record<string, string> {
  return wrongIn(form, toAnswers(form, values), texts);
}

/** Returns the available countries, sorted by their names in the page's language. */
export function useCountries(): { code: string; name: string }[] {
  const { lang } = useI18n();
  return useMemo(() => {
    const name = countryNames(lang);
    const { compare } = new Intl.Collator(lang);
    return COUNTRIES.map((code) => ({ code, name: name(code) })).sort((a, b) => compare(a.name, b.name));
  }, [lang]);
}

/** Autocomplete values for the fields that the browser can fill in. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  legal_name: 'organization',
  city: 'address-level2',
  street: 'address-line1',
  post_code: 'postal-code',
  contact_name: 'name',
  country: 'country',
};

/** Returns the attributes of a field for one line of text. */
const lineOf = (name: StepField, rule: Rule): InputHTMLAttributes<HTMLInputElement> => ({
  autoComplete: AUTOCOMPLETE[name] ?? 'off',
  ...inputOf(rule),
});

interface StepFieldsProps {
  /** The fields and their rules, in display order. */
  form: Form;
  departments: Departments;
}

/** The fields of a step. Each field's rule decides its control. */
export function StepFields({ form, departments }: StepFieldsProps) {
  const texts = applicationTexts.useTexts();
  const { optional } = sellerTexts.useTexts();
  // A step's form contains only step fields.
  const entries = Object.entries(form) as [StepField, Rule][];
  const hints: Readonly<Record<string, string>> = texts.hints;
  const control = (name: StepField, rule: Rule, tied: Tied): ReactNode => {
    const line = <input {...pastable(lineOf(name, rule))} {...tied} />;
    switch (rule.kind) {
      case 'choice':
        return <Choice name={name} codes={rule.of} tied={tied} />;
      case 'ids':
        return <DepartmentChoice departments={departments} max={rule.max} />;
      case 'yes':
        return <Agreement name={name} />;
      case 'text':
        return rule.max > 200 ? <textarea {...tied} dir="auto" rows={3} maxLength={rule.max} /> : line;
      default:
        return line;
    }
  };
  return entries.map(([name, rule]) => (
    <Field
      key={name}
      name={name}
      label={texts.fields[name]}
      hint={hints[name]}
      optional={rule.optional && optional}
      isGroup={rule.kind === 'ids' || rule.kind === 'yes'}
      clean={cleanOf(lineOf(name, rule))}
    >
      {(tied) => control(name, rule, tied)}
    </Field>
  ));
}

function Choice({ name, codes, tied }: { name: StepField; codes: readonly string[]; tied: Tied }) {
  const texts = applicationTexts.useTexts();
  const countries = useCountries();
  const options: Readonly<Record<string, string>> = texts.options;
  const choices =
    name === 'country' ? countries : codes.map((code) => ({ code, name: options[code] ?? code }));
  return (
    <select {...tied} autoComplete={AUTOCOMPLETE[name]}>
      <option value="">{texts.choose}</option>
      {choices.map((choice) => (
        <option key={choice.code} value={choice.code}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}

/** Checkboxes for the top-level departments. At `max`, the unchecked ones are disabled. */
function DepartmentChoice({ departments, max }: { departments: Departments; max: number }) {
  const { register, watch } = useFormContext<{ departments: string[] }>();
  const chosen = watch('departments');
  return (
    <div className="seller-choices">
      {departments.map(({ cat_id, cat_name }) => (
        <label key={cat_id} className="form-check">
          <input
            type="checkbox"
            value={cat_id}
            {...register('departments')}
            disabled={chosen.length >= max && !chosen.includes(String(cat_id))}
          />
          {cat_name}
        </label>
      ))}
    </div>
  );
}

function Agreement({ name }: { name: StepField }) {
  const { agreeText, agreeLink } = applicationTexts.useTexts();
  const { register } = useFormContext();
  return (
    <label className="form-check">
      <input type="checkbox" value="1" {...register(name)} />
      <span>
        <WithTerms text={agreeText} link={agreeLink} section="selling" />
      </span>
    </label>
  );
}
