import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { po } from 'gettext-parser';
import type { Plugin } from 'vite';
import { AREAS } from '../shared/inspection.js';

const PROJECT = join(import.meta.dirname, '../..');

/** The languages of the WordPress plugin's translations, and the locales in their file names. */
const LOCALES: Readonly<Record<string, string>> = { ru: 'ru_RU', ar: 'ar', fr: 'fr_FR' };

/** Reads the WordPress plugin's translations in a language, keyed by the English text. */
export async function readTranslations(lang: string): Promise<Readonly<Record<string, string>>> {
  const file = join('src/wordpress/languages', `storefront-widgets-${LOCALES[lang]}.po`);
  const all = Object.values(po.parse(await readFile(join(PROJECT, file))).translations[''] ?? {});
  return Object.fromEntries(
    all.flatMap(({ msgid, msgstr: [text] }) => (msgid && text ? [[msgid, text]] : [])),
  );
}

/** Reads the inspection points of each area of a car, in report order. */
export async function readPoints(lang: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const table = await readFile(join(PROJECT, 'demo/assets/inspection-points.csv'));
  const rows: Readonly<Record<string, string>>[] = parse(table, { columns: true });
  const pointsOf = (area: string) => rows.filter((row) => row.area === area).map((row) => row[lang] ?? '');
  return Object.fromEntries(AREAS.map((area) => [area, pointsOf(area)]));
}

/** Serves `import … from '{name}:ru'` with a language's data. @param code the module's code before the data */
const byLanguage = (name: string, code: string, read: (lang: string) => Promise<unknown>): Plugin => ({
  name,
  resolveId: {
    filter: { id: new RegExp(`^${name}:`) },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: new RegExp(`^\0${name}:`) },
    handler: async (id) => ({ code: `${code} ${JSON.stringify(await read(id.slice(-2)))};`, map: null }),
  },
});

/** Serves `import words from 'translations:ru'`, and the inspection points as the `messages` of a page. */
export const translations: Plugin[] = [
  byLanguage('translations', 'export default', readTranslations),
  byLanguage('inspection-points', 'export const messages =', readPoints),
];
