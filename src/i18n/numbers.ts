import { directionOf, type Language } from '../page/locale.js';
import { fillPlural, type PluralForms } from './text.js';

/** The number formats of a language. */
export interface Numbers {
  readonly count: (value: number) => string;
  /** Formats US dollars, with cents only if there are any. */
  readonly price: (dollars: number) => string;
  readonly plural: (forms: PluralForms, value: number) => string;
}

const made = new Map<Language, Numbers>();

/** Returns the number formats of a language, created once. Digits are always Latin, as in the names of models. */
export function numbersOf(language: Language): Numbers {
  const cached = made.get(language);
  if (cached) return cached;
  const [locale] = supported(language);
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const isRtl = directionOf(language) === 'rtl';
  const dollarsWith = (fractionDigits: number) =>
    // In right-to-left text, its own "9,550 US$" would become "$US 9,550".
    new Intl.NumberFormat(isRtl ? 'en' : locale, {
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
    price(dollars) {
      const amount = (Number.isInteger(dollars) ? whole : exact).format(dollars);
      return isRtl ? `\u2066${amount}\u2069` : amount;
    },
    plural: (forms, value) => fillPlural(forms, value, rules, count.format(value)),
  };
  made.set(language, numbers);
  return numbers;
}

/** Returns no locale if the browser has no number formats for the language: a page may have texts for any language. */
function supported(language: Language): string[] {
  try {
    return Intl.NumberFormat.supportedLocalesOf(`${language}-u-nu-latn`);
  } catch {
    return []; // not even a valid language tag
  }
}
