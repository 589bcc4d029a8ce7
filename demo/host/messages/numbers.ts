import type { Lang } from './language.js';
import type { PluralForms } from './messages.js';

/**
 * The number formats of one language, made once: Intl objects are dear.
 * Arabic keeps Latin digits, as model names and years on the same card have them, and the dollar sign
 * in front of them: "US$" would come apart between two directions.
 */
export function numbersFor(lang: Lang) {
  const locale = lang === 'ar' ? 'ar-u-nu-latn' : lang;
  const money = lang === 'ar' ? 'en' : lang;
  const dollars = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  } as const;
  const whole = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const price = once(() => new Intl.NumberFormat(money, { ...dollars, maximumFractionDigits: 0 }));
  const exact = once(() => new Intl.NumberFormat(money, dollars));
  const distance = once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' }));
  const rules = once(() => new Intl.PluralRules(locale));
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
  // A sum within an Arabic sentence would show its sign behind it.
  const isolate = (text: string) => (lang === 'ar' ? `\u2066${text}\u2069` : text);
  return {
    count: (value: number) => whole().format(value),
    price: (cents: number) => isolate((cents % 100 === 0 ? price() : exact()).format(cents / 100)),
    distance: (kilometres: number) => distance().format(Math.round(kilometres)),
    /** A day such as `2026-11-02`, written out. */
    day: (date: string) => day().format(new Date(`${date}T00:00:00Z`)),
    plural: (forms: PluralForms, value: number) =>
      (forms[rules().select(value)] ?? forms.other).replace('{n}', whole().format(value)),
  };
}

/** What costs a few milliseconds to make, made when it is first wanted. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
