import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';
import type { Coupon } from './schema.js';

export const COUPON_MESSAGES = readTexts<typeof en>(import.meta.url);

/** Returns the locale of numbers: the shop uses the same digits in every language. */
export const localeOf = (language: Language): string => `${language}-u-nu-latn`;

/**
 * Formats an amount of US cents in the shopper's language, without cents if there are none. In Arabic the dollar sign
 * comes first, because "US$" would be split between the two text directions.
 * @param isExact whether to write the cents of whole dollars, too, as beside amounts that have some
 */
export function money(language: Language, cents: number, isExact = cents % 100 !== 0): string {
  const digits = isExact ? 2 : 0;
  const text = new Intl.NumberFormat(language === 'ar' ? 'en' : localeOf(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
  return isolated(language, text);
}

/** Next to Arabic letters, the sign of an amount would switch sides. */
const isolated = (language: Language, text: string): string =>
  language === 'ar' ? `\u2066${text}\u2069` : text;

export function couponName(language: Language, { kind, value }: Pick<Coupon, 'kind' | 'value'>): string {
  const messages = COUPON_MESSAGES[language];
  if (kind === 'amount') return fill(messages.amountOff, { amount: money(language, value) });
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(value / 100);
  return fill(messages.percentOff, { percent: isolated(language, percent) });
}

export function couponTerms(
  language: Language,
  { minSubtotal, maxDiscount }: Pick<Coupon, 'minSubtotal' | 'maxDiscount'>,
): string {
  const messages = COUPON_MESSAGES[language];
  const terms =
    minSubtotal > 0 ? fill(messages.from, { amount: money(language, minSubtotal) }) : messages.anyOrder;
  return maxDiscount === null
    ? terms
    : fill(messages.fromAtMost, { terms, amount: money(language, maxDiscount) });
}
