import { createContext, type InputHTMLAttributes } from 'react';
import { type Form, type MessagesOf, maxLengthOf, type Rule } from '../../shared/check-form.js';

/** The rules of a form's fields, which the server applies too. */
export interface Ruled {
  readonly form: Form;
  /** The messages about fields with invalid values. */
  readonly texts: Readonly<Record<string, string>>;
  /** Shown after the label of an optional field. */
  readonly optional?: string | undefined;
}

export const ruled = <F extends Form>(form: F, texts: MessagesOf<F>, optional?: string): Ruled => ({
  ...{ form, texts, optional },
});

/** The rules of the form around a field. */
export const RulesContext = createContext<Ruled | undefined>(undefined);

type Input = InputHTMLAttributes<HTMLInputElement>;

const NUMERIC: Input = { inputMode: 'numeric', dir: 'ltr' };
const SECRET: Input = { type: 'password', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' };

const INPUTS: Partial<Record<Rule['kind'], Input>> = {
  text: { dir: 'auto' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  website: { type: 'url', autoComplete: 'url', dir: 'ltr' },
  zip: { ...NUMERIC, autoComplete: 'postal-code' },
  code: { ...NUMERIC, autoComplete: 'one-time-code' },
  whole: NUMERIC,
  year: NUMERIC,
};

/** Returns the attributes of a rule's field for one line of text. Passwords have no limit: a part of one is another. */
export function inputOf(rule: Rule): Input {
  if (rule.kind === 'password' || rule.kind === 'same') return SECRET;
  return { ...INPUTS[rule.kind], maxLength: maxLengthOf(rule) };
}
