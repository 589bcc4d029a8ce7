import { checkForm, tidyValues } from '../../../server/sellers/forms/check-form.js';
import { STEP_FORMS, type Step } from '../../../server/sellers/forms/steps.js';
import type { Wrong } from '../../../server/sellers/wrong/wrong.js';

type Values = Readonly<Record<string, string>>;

/** What the server would refuse of a step by its rules. */
export function checkStep(step: Step, values: Values, { step: texts }: Wrong): Record<string, string> {
  const names: readonly string[] = checkForm(STEP_FORMS[step], tidyValues(STEP_FORMS[step], values));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));
}
