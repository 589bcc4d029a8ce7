import { readFileSync } from 'node:fs';
import type { Texts } from '../../dist/npm/text.js';
import { inEachLanguage, type Language } from './language.js';

/**
 * Reads the texts of an area, for code that Node runs: the folder `messages` beside a module, a file for each language.
 * Nothing names the files, so a language that is added to `LANGUAGES` is there once its files are. `npm run i18n -- check`
 * holds them against the English ones.
 * @param module the module's URL, `import.meta.url`
 * @throws if a language has no file
 */
export function readTexts<English>(module: string): Readonly<Record<Language, Texts<English>>> {
  return inEachLanguage((language) =>
    JSON.parse(readFileSync(new URL(`messages/${language}.json`, module), 'utf8')),
  );
}
