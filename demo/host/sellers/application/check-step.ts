import { checkForm, tidyValues } from '../../../shared/check-form.js';
import { STEP_FORMS, type Step } from '../../../shared/seller-application.js';
import type { Wrong } from '../../../shared/wrong/wrong.js';

type Values = Readonly<Record<string, string>>;

/** What the server would refuse of a step by its rules. */
export function checkStep(step: Step, values: Values, { step: texts }: Wrong): Record<string, string> {
  const names: readonly string[] = checkForm(STEP_FORMS[step], tidyValues(STEP_FORMS[step], values));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));
}
