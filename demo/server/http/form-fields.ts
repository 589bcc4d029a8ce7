import {
  type Form,
  type MessagesOf,
  maxLengthOf,
  messageKey,
  tidyAs,
  wrongIn,
} from '../../shared/check-form.js';
import type english from '../../shared/forms/messages/en.json';
import { readTexts } from '../../shared/read-texts.js';
import { anyText, type Field, optionalText, shownFault, to } from './fields.js';

/** The messages about the fields of forms, which the pages show too. Those in spec section 5 are quoted to the letter. */
export const FORM_MESSAGES = readTexts<typeof english>(new URL('../../shared/forms/', import.meta.url).href);

/** A longer text is no shopper's mistake, so it's rejected as it would be in any call. */
const MAX_INPUT = 10_000;

const orNull = (text: string): string | null => text;

/** Returns the fields of a form as those of a request, each tidied and checked by its rule. */
export function formFields<F extends Form>(
  form: F,
  texts: MessagesOf<F>,
  now?: Date,
): { [Name in keyof F]: Field<string> } {
  const fields = Object.entries(form).map(([name, rule]) => {
    const isLimited = messageKey(rule, name, 'long') === undefined;
    const text =
      rule.kind === 'message'
        ? to(anyText(), orNull)
        : optionalText(isLimited ? maxLengthOf(rule) : MAX_INPUT);
    const tidied = to(text, (sent, { branch: [values] }) => {
      const value = tidyAs(rule, sent ?? '');
      const wrong = wrongIn<Form>({ [name]: rule }, { ...values, [name]: value }, texts, now)[name];
      return wrong === undefined ? value : shownFault(wrong);
    });
    return [name, tidied];
  });
  return Object.fromEntries(fields);
}
