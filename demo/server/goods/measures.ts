import type { Language } from '../../shared/language.js';

type Translated = Exclude<Language, 'en'>;

/** How a unit of the English texts is written elsewhere. */
interface Unit {
  /** What one of it is in the unit below. Defaults to 1. Without a factor, digits stay as they are. */
  readonly factor?: number;
  /** A unit that `Intl.NumberFormat` knows, or the unit's symbol in each language. */
  readonly name: string | Readonly<Record<Translated, string>>;
}

/** In French shops, a liter is a capital letter: in many fonts, the small one that Intl writes reads as a 1. */
const LITER = { ru: 'л', ar: 'لتر', fr: 'L' };

/** Units of the seeded goods. Customary units of weight, length, and volume become metric; the size of a wheel or a screen is in inches everywhere. */
const UNITS: Readonly<Record<string, Unit>> = {
  in: { name: 'inch' },
  ft: { name: 'meter', factor: 0.3048 },
  mm: { name: 'millimeter' },
  lb: { name: 'kilogram', factor: 0.453592 },
  oz: { name: 'gram', factor: 28.3495 },
  kg: { name: 'kilogram' },
  L: { name: LITER },
  qt: { name: LITER, factor: 0.946353 },
  'cu ft': { name: LITER, factor: 28.3168 },
  mph: { name: 'kilometer-per-hour', factor: 1.609344 },
  GB: { name: { ru: 'ГБ', ar: 'غيغابايت', fr: 'Go' } },
  TB: { name: { ru: 'ТБ', ar: 'تيرابايت', fr: 'To' } },
  lm: { name: { ru: 'лм', ar: 'لومن', fr: 'lm' } },
  W: { name: { ru: 'Вт', ar: 'واط', fr: 'W' } },
  V: { name: { ru: 'В', ar: 'فولت', fr: 'V' } },
  A: { name: { ru: 'А', ar: 'أمبير', fr: 'A' } },
  Ah: { name: { ru: 'А·ч', ar: 'أمبير ساعة', fr: 'Ah' } },
  mAh: { name: { ru: 'мА·ч', ar: 'مللي أمبير ساعة', fr: 'mAh' } },
  K: { name: { ru: 'К', ar: 'كلفن', fr: 'K' } },
  Hz: { name: { ru: 'Гц', ar: 'هرتز', fr: 'Hz' } },
  ATM: { name: { ru: 'атм', ar: 'ضغط جوي', fr: 'atm' } },
  'in-lb': { name: { ru: 'Н·м', ar: 'نيوتن متر', fr: 'N·m' }, factor: 0.112985 },
};

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const AMOUNT = `${NUMBER}(?:(?: × |–)${NUMBER})*`;
const LONGEST_FIRST = Object.keys(UNITS).sort((one, other) => other.length - one.length);
/** Amounts with a unit, such as "9–32 V", and sizes without one, such as "5 × 114.3". */
const MEASURES = new RegExp(
  String.raw`(?<![\p{L}\d/])(?:(${AMOUNT}) (${LONGEST_FIRST.join('|')})(?![\p{L}\d-])|(${NUMBER} × ${NUMBER}))`,
  'gu',
);

/**
 * Writes the measures in an English text as another language does, such as "8,3 kg" for "18.4 lb" in French. What it
 * converts has two significant digits. Words stay as they are.
 */
export const translateMeasures = (text: string, language: Translated): string =>
  text.replace(MEASURES, (_, amount: string | undefined, unit: string, size: string) =>
    amount === undefined
      ? amountIn(size, formatOf(language), formatOf(language))
      : measure(amount, UNITS[unit] ?? { name: 'inch' }, language),
  );

function measure(amount: string, { name, factor }: Unit, language: Translated): string {
  const isConverted = factor !== undefined;
  const plain = formatOf(language, isConverted);
  if (typeof name === 'string') return amountIn(amount, plain, formatOf(language, isConverted, name), factor);
  return `${amountIn(amount, plain, plain, factor)}\u00a0${name[language]}`;
}

/** Writes all numbers of an amount by a format, and the last one by another. */
function amountIn(amount: string, format: Format, last: Format, factor = 1): string {
  const parts = amount.split(/( × |–)/);
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return part === '–' ? part : '\u00a0×\u00a0';
      return (at === parts.length - 1 ? last : format)(Number(part.replaceAll(',', '')) * factor);
    })
    .join('');
}

type Format = (value: number) => string;
const formats = new Map<string, Format>();

/** Returns a number format, each of which is created only once. */
function formatOf(language: Translated, isConverted = false, unit?: string): Format {
  const key = [language, isConverted, unit].join();
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    ...(isConverted && { maximumSignificantDigits: 2 }),
    // In Russian and French, an inch has abbreviations that nobody writes, or only Canadians do.
    ...(unit && {
      style: 'unit',
      unit,
      unitDisplay: language !== 'ar' && unit === 'inch' ? 'long' : 'short',
    }),
  });
  const fresh: Format = (value) => format.format(value);
  formats.set(key, fresh);
  return fresh;
}
