import { sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { type GoodsTexts, goods } from './schema.js';

/** The name of goods in a language where somebody has translated it, or else as their seller wrote it. */
export const nameIn = (language: Language) =>
  sql<string>`coalesce(${goods.translations}->${language}->>'name', ${goods.name})`;

/** The language that `nameIn` is in. */
export const langIn = (language: Language) =>
  sql<Language>`case when ${goods.translations} ? ${language} then ${language}::text else ${goods.lang} end`;

/** All texts of goods in a language, as `nameIn`. */
export const textsIn = (
  row: Pick<typeof goods.$inferSelect, 'name' | 'description' | 'specification' | 'translations'>,
  language: Language,
): GoodsTexts => row.translations[language] ?? row;
