import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import ts from 'typescript';
import {
  areasOf,
  fileOf,
  isPlural,
  leavesOf,
  nameOf,
  PLURAL_FORMS,
  readJson,
  SOURCE_LANGUAGE,
} from './areas.mjs';
import { faultsOf } from './check.mjs';

/** The columns before those of the languages. */
const [AREA, TEXT, NOTE] = ['area', 'text', 'note'];

/** Without it, spreadsheets take a file for one in the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes one cell (RFC 4180). */
const cell = (text) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const row = (cells) => `${cells.map(cell).join(',')}\r\n`;

/** Reads all texts of an area: by language, by path. */
const textsOf = (root, area) =>
  new Map(
    area.languages.map((language) => [language, leavesOf(readJson(join(root, fileOf(area, language))))]),
  );

/**
 * Returns the texts of all areas as CSV: a row a text, with where it is, a note for translators, and a column a language.
 * A plural form that a language doesn't have is an empty cell.
 * @param {string} root the project's folder
 */
export function exportTexts(root) {
  const areas = areasOf(root);
  const others = areas.flatMap(({ languages }) => languages).sort();
  const languages = [...new Set([SOURCE_LANGUAGE, ...others])];
  const rows = areas.flatMap((area) => {
    const texts = textsOf(root, area);
    const paths = new Set(languages.flatMap((language) => [...(texts.get(language)?.keys() ?? [])]));
    return [...paths].map((path) =>
      row([
        nameOf(area),
        path,
        noteOf(area, path),
        ...languages.map((language) => String(texts.get(language)?.get(path) ?? '')),
      ]),
    );
  });
  return BYTE_ORDER_MARK + row([AREA, TEXT, NOTE, ...languages]) + rows.join('');
}

/** Returns the note on a text, or else on the closest group that it is in. */
function noteOf({ notes }, path) {
  const keys = path.split('.');
  while (keys.length && !Object.hasOwn(notes, keys.join('.'))) keys.pop();
  return notes[keys.join('.')] ?? '';
}

/**
 * Writes the changed texts of a CSV file back. A column of a new language makes its files. Nothing is written if anything
 * is wrong: an unknown area, text, or language, or what `npm run i18n -- check` would find afterward.
 * @param {string} root the project's folder
 * @param {string} csv as `exportTexts` returns it; rows and languages may be left out
 * @returns {{ faults: string[], changed: string[] }} what is wrong, and the files that were written
 */
export function importTexts(root, csv) {
  const areas = new Map(areasOf(root).map((area) => [nameOf(area), area]));
  const { faults, changes } = changesIn(root, areas, readRows(csv));
  const files = new Map(
    [...changes].map(([file, { area, language, texts }]) => [
      file,
      area.languages.includes(language)
        ? replaceTexts(readFileSync(join(root, file), 'utf8'), texts)
        : newFile(readJson(join(root, fileOf(area, SOURCE_LANGUAGE))), texts),
    ]),
  );
  faults.push(...faultsOf(root, files));
  if (faults.length) return { faults, changed: [] };
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  return { faults, changed: [...files.keys()].sort() };
}

/** Finds the cells that differ from the texts, by file. */
function changesIn(root, areas, rows) {
  const changes = new Map();
  const read = new Map([...areas].map(([name, area]) => [name, textsOf(root, area)]));
  const columns = Object.keys(rows[0] ?? {}).filter((name) => ![AREA, TEXT, NOTE].includes(name));
  const languages = columns.filter((name) => /^[a-z]{2}$/.test(name));
  const faults = columns.filter((name) => !languages.includes(name)).map((name) => `${name} is no language`);
  for (const cells of rows) {
    const { [AREA]: name, [TEXT]: path } = cells;
    const [area, texts] = [areas.get(name), read.get(name)];
    if (!area) faults.push(`${name} is no area of texts`);
    else if (![...texts.values()].some((paths) => paths.has(path)))
      faults.push(`${name}: ${path} is none of the texts`);
    else
      for (const language of languages) {
        const before = texts.get(language)?.get(path);
        const text = cells[language] ?? '';
        if (text === (before ?? '')) continue;
        const file = fileOf(area, language);
        if (before === undefined && area.languages.includes(language))
          faults.push(`${file}: ${path} is not among the texts of the language`);
        if (!changes.has(file)) changes.set(file, { area, language, texts: new Map() });
        changes.get(file).texts.set(path, text);
      }
  }
  return { faults, changes };
}

/** @returns {Record<string, string>[]} the rows, by the names of the columns */
const readRows = (csv) => parse(csv, { bom: true, columns: true, relax_column_count_less: true });

/** Returns a new language's file: what English has, but the plural forms of its own. */
function newFile(english, texts) {
  const translated = (value, path) => {
    if (typeof value === 'string') return texts.get(path.join('.')) ?? '';
    if (Array.isArray(value)) return value.map((part, index) => translated(part, [...path, index]));
    const keys = isPlural(value)
      ? PLURAL_FORMS.filter((form) => texts.has([...path, form].join('.')))
      : Object.keys(value);
    return Object.fromEntries(keys.map((key) => [key, translated(value[key] ?? '', [...path, key])]));
  };
  return escaped(`${JSON.stringify(translated(english, []), null, 2)}\n`);
}

/**
 * Replaces strings in the text of a JSON file, and leaves everything else as it is written.
 * @param {ReadonlyMap<string, string>} texts by path
 */
function replaceTexts(json, texts) {
  const file = ts.parseJsonText('texts.json', json);
  const edits = [];
  const visit = (node, path) => {
    const text = texts.get(path.join('.'));
    if (ts.isStringLiteral(node) && text !== undefined)
      edits.unshift({ from: node.getStart(file), to: node.end, text: escaped(JSON.stringify(text)) });
    else if (ts.isObjectLiteralExpression(node))
      for (const { name, initializer } of node.properties) visit(initializer, [...path, name.text]);
    else if (ts.isArrayLiteralExpression(node))
      for (const [index, part] of node.elements.entries()) visit(part, [...path, index]);
  };
  visit(file.statements[0].expression, []);
  return edits.reduce((result, { from, to, text }) => result.slice(0, from) + text + result.slice(to), json);
}

/** Marks that nobody sees, such as those that isolate a name of another direction, are written as escapes. */
const escaped = (json) =>
  json.replace(/\p{Cf}/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
