import { basename, join } from 'node:path';
import { areasOf, fileOf, isPlural, namesIn, notesOf, readJson, SOURCE_LANGUAGE } from './areas.mjs';

/** The numbers that are tried for the plural forms that a language needs. */
const COUNTS = [...Array(1001).keys()];

/** @returns {Set<string>} the plural forms that whole numbers take in a language, and `other`, which always has to be there */
function formsOf(language) {
  const rules = new Intl.PluralRules(language);
  return new Set([...COUNTS.map((count) => rules.select(count)), 'other']);
}

/**
 * Compares every translation with the English texts. A language that one area has, each of them must have.
 * @param {string} root the project's folder
 * @param {ReadonlyMap<string, string>} edited what files are going to say, by their paths from the project's folder
 * @returns {string[]} what is wrong, each with the file and the path of the text; empty if all is well
 */
export function faultsOf(root, edited = new Map()) {
  const found = areasOf(root);
  const all = [...found.flatMap(({ languages }) => languages), ...[...edited.keys()].map(languageOf)];
  const languages = [...new Set(all)].sort();
  const areas = found.map((area) => ({
    ...area,
    languages: languages.filter(
      (language) => area.languages.includes(language) || edited.has(fileOf(area, language)),
    ),
  }));
  return areas.flatMap((area) => {
    const read = (language) => {
      const file = fileOf(area, language);
      return edited.has(file) ? JSON.parse(edited.get(file)) : readJson(join(root, file));
    };
    const english = read(SOURCE_LANGUAGE);
    const keys = new Set(pathsOf(english));
    return [
      ...languages
        .filter((language) => !area.languages.includes(language))
        .map((language) => `${fileOf(area, language)} is missing`),
      ...area.languages.flatMap((language) =>
        compare(english, read(language), language).map((fault) => `${fileOf(area, language)}: ${fault}`),
      ),
      ...Object.keys(area.notes)
        .filter((path) => path !== '' && !keys.has(path))
        .map((path) => `${notesOf(area)}: ${path} is none of the texts`),
      ...area.others.map((file) => `${area.folder}/${file} is of no language`),
    ];
  });
}

/**
 * Stops a build whose translations differ from the English texts.
 * @param {string} root the project's folder
 * @throws {Error} with the path of each text
 */
export function checkTexts(root) {
  const faults = faultsOf(root);
  if (faults.length) throw new Error(`The translations differ from the English texts:\n${faults.join('\n')}`);
}

/** The language that a file has the texts of. */
const languageOf = (file) => basename(file, '.json');

/** @returns {string[]} the paths of all texts and groups */
const pathsOf = (value, path = []) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        [...path, key].join('.'),
        ...pathsOf(part, [...path, key]),
      ])
    : [];

/** @returns {string[]} how a translation differs from the English texts in more than its words */
function compare(english, translated, language, path = []) {
  const here = path.join('.') || 'the file';
  if (typeof english === 'string') return compareText(english, translated, here);
  if (typeof translated !== 'object' || translated === null) return [`${here} has to be a group of texts`];
  if (isPlural(english)) return comparePlural(english, translated, language, here);
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(translated, key));
  const extra = Object.keys(translated).filter((key) => !Object.hasOwn(english, key));
  return [
    ...missing.map((key) => `${[...path, key].join('.')} is missing`),
    ...extra.map((key) => `${[...path, key].join('.')} is not among the English texts`),
    ...Object.keys(english)
      .filter((key) => Object.hasOwn(translated, key))
      .flatMap((key) => compare(english[key], translated[key], language, [...path, key])),
  ];
}

/** @returns {string[]} the faults of one text */
export function compareText(english, text, path) {
  if (typeof text !== 'string') return [`${path} has to be a text`];
  if (text === '') return [`${path} is empty`];
  const [expected, found] = [namesIn(english), namesIn(text)];
  return [...misspelled(text, path), ...compareNames(expected, found, path)];
}

const compareNames = (expected, found, path) => [
  ...expected.filter((name) => !found.includes(name)).map((name) => `${path} lacks {${name}}`),
  ...found
    .filter((name) => !expected.includes(name))
    .map((name) => `${path} has {${name}}, which English lacks`),
];

/** Braces that enclose no name are a placeholder gone wrong. */
const misspelled = (text, path) =>
  /[{}]/.test(text.replace(/\{\w+\}/g, '')) ? [`${path} has a brace that belongs to no placeholder`] : [];

/**
 * A form for one number may do without `{n}`, and Arabic's "one" and "two" have to: their nouns say the number. The
 * other names have to be in each form.
 */
function comparePlural(english, translated, language, path) {
  const needed = formsOf(language);
  const possible = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  const expected = namesIn(Object.values(english).join(' ')).filter((name) => name !== 'n');
  return [
    ...[...needed]
      .filter((form) => !Object.hasOwn(translated, form))
      .map((form) => `${path}.${form} is missing`),
    ...Object.entries(translated).flatMap(([form, text]) => {
      const at = `${path}.${form}`;
      if (!possible.has(form)) return [`${at} is no plural form of the language`];
      if (typeof text !== 'string') return [`${at} has to be a text`];
      const names = namesIn(text);
      const found = names.filter((name) => name !== 'n');
      const isTwice = language === 'ar' && (form === 'one' || form === 'two') && names.includes('n');
      return [
        ...misspelled(text, at),
        ...compareNames(expected, found, at),
        ...(isTwice ? [`${at} says its number without {n}`] : []),
      ];
    }),
  ];
}
