import type { Language } from '../../shared/language.js';
import type { GoodsTexts } from './schema.js';
import { isolated, OTHERS, specificationIn, type Translated, translateText } from './translate-text.js';

/** What the texts of goods are made of, in English. */
export interface Parts {
  readonly brand: string;
  readonly item: string;
  readonly version: string;
  readonly about: readonly string[];
  readonly specification: GoodsTexts['specification'];
}

/**
 * Ends a run of Latin letters at each Arabic comma by a right-to-left mark: a number after it would otherwise join the
 * run, and be shown on its other side.
 */
const endRuns = (title: string): string => title.replaceAll('،', '،\u200f');

/** Returns the English name: brand and item, and the version after a comma, unless it is in lower case, such as "with Bag". */
export const nameOf = ({ brand, item, version }: Pick<Parts, 'brand' | 'item' | 'version'>): string =>
  `${brand} ${item}${/^\p{Ll}/u.test(version) ? '' : ','} ${version}`;

/** Returns what goods that differ in their version alone, such as the size, have in common: their name without it. */
export const familyOf = (name: string): string => name.replace(/, [^,]*$/, '');

export function translateGoods(parts: Parts): Partial<Record<Language, GoodsTexts>> {
  return Object.fromEntries(OTHERS.map((language) => [language, translate(parts, language)]));
}

function translate({ brand, item, version, about, specification }: Parts, language: Translated): GoodsTexts {
  const say = (text: string) => translateText(text, language);
  const dash = { ru: '\u00a0— ', fr: '\u00a0– ', ar: null }[language];
  const unbroken = brand.replaceAll(/ (?!\S{9})/g, '\u00a0'); // "Wayfarer & Daughters" is too long for a small card
  return {
    // A card cuts off the end of a long title, which the brand would be. "PC" stays in capitals.
    name: dash
      ? `${unbroken}${dash}${say(item).replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())}, ${say(version)}`
      : endRuns([say(item), isolated(language, unbroken), say(version)].join('، ')),
    description: about.map(say).join(' '),
    specification: specificationIn(specification, language),
  };
}
