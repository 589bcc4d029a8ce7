import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import type { Plugin } from 'vite';

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

/** Serves `import translations from 'translations'`: by language, what loads the translations. */
export const translations: Plugin = {
  name: 'translations',
  resolveId: {
    filter: { id: /^translations(:|$)/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0translations(:|$)/ },
    async handler(id) {
      const [, lang] = id.split(':');
      const loads = Object.keys(LOCALES).map((each) => `${each}: () => import('translations:${each}')`);
      const value =
        lang === undefined ? `{ ${loads.join(', ')} }` : JSON.stringify(await readTranslations(lang));
      return { code: `export default ${value};`, map: null };
    },
  },
};
