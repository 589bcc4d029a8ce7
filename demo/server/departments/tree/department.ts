import type { Art } from '../../../shared/art.js';
import { slug } from '../../cars/makes/make.js';
import { COLORS, type Color } from '../../goods/colors.js';
import type { Language } from '../../http/language.js';

export interface Department {
  /** The slug that the ranges of goods name it by, unique among all. */
  readonly slug: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly art: Art;
  readonly colorHex: string;
  /** Empty in the second level. */
  readonly parts: readonly Department[];
}

/** One department: its name in English, Russian, Arabic and French, its picture, its parts. */
export function department(
  names: readonly [en: string, ru: string, ar: string, fr: string],
  art: Art,
  color: Color,
  parts: readonly Department[] = [],
): Department {
  const [en, ru, ar, fr] = names;
  return { slug: slug(en), names: { en, ru, ar, fr }, art, colorHex: COLORS[color], parts };
}
