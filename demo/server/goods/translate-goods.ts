import { readFileSync } from 'node:fs';
import { create, record, string } from 'superstruct';
import { LANGUAGES, type Language } from '../../shared/language.js';
import type { GoodsTexts } from './schema.js';

interface Parts {
  readonly brand: string;
  readonly item: string;
  readonly version: string;
  readonly about: readonly string[];
  readonly specification: GoodsTexts['specification'];
}

const OTHERS = LANGUAGES.slice(1);

/** By the English words, those of another language; what has no words, such as "16 A", stays as it is. */
const DICTIONARIES = new Map(
  OTHERS.map((language) => {
    const file = new URL(`../../assets/data/goods.${language}.json`, import.meta.url);
    return [language, create(JSON.parse(readFileSync(file, 'utf8')), record(string(), string()))] as const;
  }),
);

/** Latin letters and digits in an Arabic line keep their order. */
const isolated = (language: Language, text: string): string =>
  language === 'ar' && /[A-Za-z\d]/.test(text) ? `\u2068${text}\u2069` : text;

/** The English name: the maker, what it is, and which one. */
export const nameOf = ({ brand, item, version }: Parts): string => `${brand} ${item} ${version}`;

export function translateGoods(parts: Parts): Partial<Record<Language, GoodsTexts>> {
  return Object.fromEntries(OTHERS.map((language) => [language, translate(parts, language)]));
}

function translate({ brand, item, version, about, specification }: Parts, language: Language): GoodsTexts {
  const dictionary = DICTIONARIES.get(language) ?? {};
  const say = (text: string): string => {
    const own = dictionary[text];
    return own ?? isolated(language, text);
  };
  const comma = language === 'ar' ? '، ' : ', ';
  return {
    name: [say(item), isolated(language, brand), say(version)].join(comma),
    description: about.map(say).join(' '),
    specification: specification.map(({ name, value }) => ({
      name: say(name),
      value: value === brand ? isolated(language, value) : say(value),
    })),
  };
}
