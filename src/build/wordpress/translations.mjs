import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { withSlashes } from '../platform.mjs';
import { textsOf, widgetsOf } from './widgets.mjs';

const SOURCE = 'src/wordpress';
const LANGUAGES = `${SOURCE}/languages`;

/** A call of one of WordPress's translation functions in PHP. */
const CALL = /\b(?:__|esc_html__|esc_html_e|esc_attr__)\( '((?:[^'\\]|\\.)*)', 'storefront-widgets' \)/g;

/** Returns the texts that the plugin's pages translate. */
const textsOfPages = () =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.php'))
    .sort()
    .flatMap((path) => [...readFileSync(join(SOURCE, path), 'utf8').matchAll(CALL)].map(([, text]) => text));

/** Returns all texts that the plugin translates: those of its pages and those of the definitions. */
export async function translatedTexts(definitions) {
  return [...new Set([...textsOfPages(), ...textsOf(await widgetsOf(definitions))])];
}

const files = () =>
  readdirSync(LANGUAGES)
    .filter((file) => file.endsWith('.po'))
    .map((file) => withSlashes(join(LANGUAGES, file)));

const parsed = (path) => po.parse(readFileSync(path));

/** Removes the entries without a translation: what a compiled file doesn't have stays in English. */
export function withoutMissing(catalog) {
  const entries = Object.entries(catalog.translations['']).filter(([, { msgstr }]) => msgstr[0]);
  return { ...catalog, translations: { '': Object.fromEntries(entries) } };
}

/**
 * Returns the plugin's translations, by path: an entry for each text, in the order in which they came, and none for a
 * text that's gone. A new text has an empty translation.
 */
export async function translations(definitions) {
  const texts = await translatedTexts(definitions);
  return files().map((path) => {
    const catalog = parsed(path);
    const { '': header, ...before } = catalog.translations[''];
    const left = Object.entries(before).filter(([text]) => texts.includes(text));
    const added = texts.filter((text) => !(text in before)).map((msgid) => [msgid, { msgid, msgstr: [''] }]);
    const entries = Object.fromEntries([['', header], ...left, ...added]);
    const compiled = po.compile({ ...catalog, translations: { '': entries } }, { foldLength: 0 });
    return [path, `${compiled.toString('utf8').trimEnd()}\n`];
  });
}

/** Returns the texts that have no translation yet, with their files. WordPress shows them in English. */
export const untranslated = () =>
  files().flatMap((path) =>
    Object.values(parsed(path).translations[''])
      .filter(({ msgid, msgstr }) => msgid && !msgstr[0])
      .map(({ msgid }) => `${path}: "${msgid}" has no translation`),
  );
