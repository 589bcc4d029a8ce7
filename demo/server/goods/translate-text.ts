import { readFileSync } from 'node:fs';
import { create, record, string } from 'superstruct';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { unbrokenUnits } from '../../shared/unbroken-units.js';
import { translateMeasures } from './measures.js';
import type { GoodsTexts } from './schema.js';

export type Translated = Exclude<Language, 'en'>;

export const OTHERS = LANGUAGES.filter((language): language is Translated => language !== 'en');

/** Translations of the English texts, by language. Texts without words, such as "16 A", are written by their measures. */
const DICTIONARIES = new Map(
  OTHERS.map((language) => {
    const file = new URL(`../../assets/data/goods.${language}.json`, import.meta.url);
    return [language, create(JSON.parse(readFileSync(file, 'utf8')), record(string(), string()))] as const;
  }),
);

/** Keeps Latin letters and digits in order within an Arabic line. */
export const isolated = (language: Language, text: string): string =>
  language === 'ar' && /[A-Za-z\d]/.test(text) && !/\p{Script=Arabic}/u.test(text)
    ? `\u2068${text}\u2069`
    : text;

/** Translates an English text of ours. No line ends between a number and its unit. */
export const translateText = (text: string, language: Translated): string =>
  unbrokenUnits(DICTIONARIES.get(language)?.[text] ?? isolated(language, translateMeasures(text, language)));

/**
 * Translates the lines of a specification, which are ours for sellers' goods, too. A brand keeps its name, and a color has
 * its translation in the host.
 */
export const specificationIn = (
  specification: GoodsTexts['specification'],
  language: Language,
): GoodsTexts['specification'] =>
  language === 'en'
    ? specification
    : specification.map(({ name, value }) => ({
        name: translateText(name, language),
        value:
          name === 'Color'
            ? value
            : name === 'Brand'
              ? isolated(language, value)
              : translateText(value, language),
      }));
