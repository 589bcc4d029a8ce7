import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import type { Plugin } from 'vite';

/** The languages that WordPress has the words of the widgets in, by the names of its files. */
const LOCALES: Readonly<Record<string, string>> = { ru: 'ru_RU', ar: 'ar', fr: 'fr_FR' };

const PREFIX = 'translations:';
const RESOLVED = `\0${PREFIX}`;

/** The words of the WordPress plugin in a language, by what they are in English. */
export async function readTranslations(lang: string): Promise<Readonly<Record<string, string>>> {
  const file = join('src/wordpress/languages', `storefront-widgets-${LOCALES[lang]}.po`);
  const path = join(import.meta.dirname, '../..', file);
  const all = Object.values(po.parse(await readFile(path)).translations[''] ?? {});
  return Object.fromEntries(
    all.flatMap(({ msgid, msgstr: [text] }) => (msgid && text ? [[msgid, text]] : [])),
  );
}

/** `import words from 'translations:ru'` */
export const translations: Plugin = {
  name: 'translations',
  resolveId: {
    filter: { id: /^translations:/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0translations:/ },
    handler: async (id) => ({
      code: `export default ${JSON.stringify(await readTranslations(id.slice(RESOLVED.length)))};`,
      map: null,
    }),
  },
};
