import type { ReactNode } from 'react';
import type { Form, Rule } from '../../../shared/check-form.js';
import type { StepField } from '../../../shared/wrong/wrong.js';
import type { Departments } from '../../api/sellers.js';
import { FormField, type Tied } from '../forms/FormField.js';
import type { Fields } from '../forms/useFields.js';
import { useCountries } from './countries.js';
import { DepartmentChoice } from './DepartmentChoice.js';
import type { ApplicationMessages } from './messages/en.js';

interface StepFieldsProps {
  fields: Fields;
  prefix: string;
  /** The fields with their rules, in the order in which they are drawn. */
  form: Form;
  values: Readonly<Record<string, string>>;
  texts: ApplicationMessages;
  optional: string;
  departments: Departments;
}

/** What the browser may fill in by itself. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  ...{
    legal_name: 'organization',
    city: 'address-level2',
    street: 'address-line1',
    post_code: 'postal-code',
  },
  ...{ website: 'url', contact_name: 'name', email: 'email', phone: 'tel', country: 'country' },
};

const TYPES: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', website: 'url' };

/** The fields of a step, each as its rule asks for. */
export function StepFields({ fields, prefix, form, values, texts, optional, departments }: StepFieldsProps) {
  const countries = useCountries();
  // Every form of a step has fields of the steps alone.
  const entries = Object.entries(form) as [StepField, Rule][];
  const hints: Readonly<Record<string, string>> = texts.hints;
  const options: Readonly<Record<string, string>> = texts.options;

  const control = (name: StepField, rule: Rule, tied: Tied): ReactNode => {
    const value = values[name] ?? '';
    const changing = { onInput: () => fields.forget(name) };
    if (rule.kind === 'choice') {
      const choices =
        name === 'country' ? countries : rule.of.map((code) => ({ code, name: options[code] ?? code }));
      return (
        <select {...tied} {...changing} defaultValue={value} autoComplete={AUTOCOMPLETE[name]}>
          <option value="">{texts.choose}</option>
          {choices.map((choice) => (
            <option key={choice.code} value={choice.code}>
              {choice.name}
            </option>
          ))}
        </select>
      );
    }
    if (rule.kind === 'text' && rule.max > 200) {
      return (
        <textarea {...tied} {...changing} dir="auto" rows={3} maxLength={rule.max} defaultValue={value} />
      );
    }
    const isNumber = rule.kind === 'whole' || rule.kind === 'year';
    const isPlain = isNumber || rule.kind === 'email' || rule.kind === 'phone' || rule.kind === 'website';
    return (
      <input
        {...tied}
        {...changing}
        type={TYPES[rule.kind] ?? 'text'}
        dir={isPlain ? 'ltr' : 'auto'}
        {...(isNumber && { inputMode: 'numeric' as const })}
        maxLength={rule.kind === 'text' ? rule.max : isNumber ? 9 : 254}
        autoComplete={AUTOCOMPLETE[name] ?? 'off'}
        defaultValue={value}
      />
    );
  };
  return entries.map(([name, rule]) => {
    const common = { prefix, name, wrong: fields.wrong[name], hint: hints[name] };
    if (rule.kind === 'ids') {
      return (
        <FormField key={name} {...common} label={texts.fields[name]} isGroup>
          {() => (
            <DepartmentChoice
              departments={departments}
              chosen={values[name] ?? ''}
              max={rule.max}
              onChange={() => fields.forget(name)}
            />
          )}
        </FormField>
      );
    }
    if (rule.kind === 'yes') {
      return (
        <FormField key={name} {...common} label={texts.fields[name]} isGroup>
          {() => (
            <label className="form-check">
              <input
                type="checkbox"
                name={name}
                value="1"
                defaultChecked={values[name] === '1'}
                onChange={() => fields.forget(name)}
              />
              {texts.agreeText}
            </label>
          )}
        </FormField>
      );
    }
    return (
      <FormField key={name} {...common} label={texts.fields[name]} optional={rule.optional && optional}>
        {(tied) => control(name, rule, tied)}
      </FormField>
    );
  });
}
