import type { Form } from '../../../shared/check-form.js';
import type { StepField } from '../../../shared/wrong/wrong.js';
import type { Departments } from '../../api/sellers.js';
import { useCountries } from './countries.js';
import type { ApplicationMessages } from './messages/en.js';

interface AnswersProps {
  form: Form;
  values: Readonly<Record<string, string>>;
  texts: ApplicationMessages;
  departments: Departments;
}

/** What was filled into a step, in words; what stayed empty is left out. */
export function Answers({ form, values, texts, departments }: AnswersProps) {
  const countries = useCountries();
  const options: Readonly<Record<string, string>> = texts.options;
  // Every form of a step has fields of the steps alone.
  const names = Object.keys(form) as StepField[];
  const words = (name: StepField, value: string): string => {
    if (name === 'country') return countries.find(({ code }) => code === value)?.name ?? value;
    if (name === 'agree') return '✓';
    if (name !== 'departments') return form[name]?.kind === 'choice' ? (options[value] ?? value) : value;
    const ids = value.split(',');
    return departments
      .filter(({ cat_id }) => ids.includes(String(cat_id)))
      .map(({ cat_name }) => cat_name)
      .join(', ');
  };
  return (
    <dl>
      {names
        .filter((name) => values[name])
        .map((name) => (
          <div key={name}>
            <dt>{texts.fields[name]}</dt>
            <dd>
              <bdi>{words(name, values[name] ?? '')}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
