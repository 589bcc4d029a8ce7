import { directionOf, type Language } from './locale.js';

/** The forms of a text that tells a number, which stands for its `%`. */
export type PluralForms = Readonly<Record<Intl.LDMLPluralRule, string>>;

/** How numbers are written in a language. */
export interface Numbers {
  readonly count: (value: number) => string;
  /** US dollars; with cents where there are any. */
  readonly price: (dollars: number) => string;
  readonly plural: (forms: PluralForms, value: number) => string;
}

const made = new Map<Language, Numbers>();

/** The number formats of a language, made once. Digits are Latin everywhere, as those in the names of models are. */
export function numbersOf(language: Language): Numbers {
  const known = made.get(language);
  if (known) return known;
  const [locale] = supported(language);
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const dollarsWith = (fractionDigits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
  const [whole, exact] = [dollarsWith(0), dollarsWith(2)];
  const rules = new Intl.PluralRules(locale);
  const numbers: Numbers = {
    count: (value) => count.format(value),
    price: (dollars) => inOrder((Number.isInteger(dollars) ? whole : exact).format(dollars), language),
    plural: (forms, value) => forms[rules.select(value)].replace('%', () => count.format(value)),
  };
  made.set(language, numbers);
  return numbers;
}

/** Among letters that run from right to left, "9,550 US$" would become "$US 9,550": it is isolated, from left to right. */
const inOrder = (amount: string, language: Language): string =>
  directionOf(language) === 'rtl' ? `\u2066${amount.replace(/[\u200e\u200f]/g, '')}\u2069` : amount;

/** A page may have texts for a language that the browser has no numbers for. */
function supported(language: Language): string[] {
  try {
    return Intl.NumberFormat.supportedLocalesOf(`${language}-u-nu-latn`);
  } catch {
    return []; // not even a language's tag
  }
}
