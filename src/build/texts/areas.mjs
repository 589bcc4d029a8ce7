import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withSlashes } from '../platform.mjs';

/** Where texts are: in `messages/<language>.json` below these folders. */
const ROOTS = ['src', 'demo'];

/** Folders of installed, built, and stored files. */
const NOT_OURS = new Set(['node_modules', 'build', 'data', 'docs', 'assets', 'dist']);

/** The language from which all others are translated. */
export const SOURCE_LANGUAGE = 'en';

/**
 * A file beside the folder that explains some of its texts to translators. It has the path of a text for a key. The folder
 * itself has texts only: bundlers take each of its files for those of a language.
 */
const NOTES = 'messages.notes.json';

/** The path of an area's notes, from the project's folder. */
export const notesOf = (area) => `${nameOf(area)}/${NOTES}`;

/** @typedef {{ folder: string, languages: string[], others: string[], notes: Record<string, string> }} Area texts that load together */

/**
 * Finds the areas of texts, each a folder with a file a language.
 * @param {string} root the project's folder
 * @returns {Area[]} sorted by folder
 */
export function areasOf(root = '.') {
  const folders = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (!entry.isDirectory() || NOT_OURS.has(entry.name) || entry.name.startsWith('.')) return [];
      const path = join(folder, entry.name);
      const isArea = entry.name === 'messages' && existsSync(join(root, path, `${SOURCE_LANGUAGE}.json`));
      return [...(isArea ? [path] : []), ...folders(path)];
    });
  return ROOTS.filter((folder) => existsSync(join(root, folder)))
    .flatMap(folders)
    .map((path) => withSlashes(path))
    .sort()
    .map((folder) => {
      const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'));
      const ofLanguages = files.filter((file) => /^[a-z]{2}\.json$/.test(file));
      const notes = join(root, notesOf({ folder }));
      return {
        folder,
        languages: ofLanguages.map((file) => basename(file, '.json')),
        others: files.filter((file) => !ofLanguages.includes(file)),
        notes: existsSync(notes) ? readJson(notes) : {},
      };
    });
}

/** @returns {unknown} what a file says */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The path of a language's texts of an area, from the project's folder. */
export const fileOf = (area, language) => `${area.folder}/${language}.json`;

/** @returns {string} the area's name for people: `demo/host/cart/messages` is `demo/host/cart` */
export const nameOf = (area) => withSlashes(dirname(area.folder));

/** The names of plural forms (`Intl.PluralRules`). */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Whether a group of texts consists of plural forms. */
export const isPlural = (value) =>
  typeof value === 'object' &&
  value !== null &&
  typeof value.other === 'string' &&
  Object.keys(value).every((key) => PLURAL_FORMS.includes(key));

/**
 * Lists all strings below a value by their paths: `steps.0.title`, `items.one`.
 * @param {unknown} value
 * @returns {Map<string, unknown>} a value that is no string and no group is listed as it is, for the check to refuse
 */
export function leavesOf(value, path = [], found = new Map()) {
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) leavesOf(part, [...path, key], found);
  else found.set(path.join('.'), value);
  return found;
}

/** @returns {string[]} the names in braces in a text, sorted, each once */
export const namesIn = (text) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();
