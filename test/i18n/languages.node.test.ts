import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { withSlashes } from '../../src/build/platform.mjs';
import { leavesOf } from '../../src/build/texts/areas.mjs';
import { type Language, languages } from '../../src/page/locale.js';

const source = new URL('../../src/', import.meta.url);

/** Every area of texts by name: a folder with one file per language. */
const folders = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\bmessages[\\/]en\.json$/.test(path))
    .map((path) => {
      const parts = withSlashes(path).split('/').slice(0, -1);
      return [
        parts.filter((part) => part !== 'messages').at(-1) ?? '',
        new URL(`${parts.join('/')}/`, source),
      ];
    }),
);
const areas = [...folders.keys()];
const folderOf = (area: string): URL => {
  const folder = folders.get(area);
  if (!folder) throw new Error(`No texts of ${area}`);
  return folder;
};

/** Texts that are rightly the same as in English: `area.key` and the language. */
const sameByRight: readonly string[] = ['header.contact fr', 'prize-popup.minutes fr', 'prize-wheel.code fr'];

/** The script that each language is written in. */
const script: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  fr: /\p{Script=Latin}/u,
};

/** Returns all texts of an area, by their paths. */
function texts(area: string, language: Language): Map<string, string> {
  const file: unknown = JSON.parse(readFileSync(new URL(`${language}.json`, folderOf(area)), 'utf8'));
  return new Map([...leavesOf(file)].map(([path, text]) => [`${area}.${path}`, String(text)]));
}

test('finds the folders with texts', () => {
  assert.ok(areas.includes('car-search') && areas.includes('failures'), areas.join());
});

for (const area of areas) {
  for (const language of languages) {
    test(`${area} in ${language}: every text is non-empty, in that language, without extra spaces`, () => {
      const english = texts(area, 'en');
      for (const [path, text] of texts(area, language)) {
        assert.match(text, script[language], path);
        assert.equal(text, text.trim().replace(/ {2,}/g, ' '), path);
        const free = text.replace("You've won the gift", ''); // the contract's exact wording
        assert.doesNotMatch(free, /[<>]|undefined|TODO|\.\.\.|'/, path);
        if (language === 'en' || sameByRight.includes(`${path} ${language}`)) continue;
        assert.notEqual(text, english.get(path), `${path} is left in English`);
        if (language === 'ar' || language === 'ru')
          assert.doesNotMatch(
            text.replace(/HTTP|Corolla|Caps Lock|\{\w+\}/g, ''),
            /\p{Script=Latin}/u,
            `${path} mixes scripts`,
          );
      }
    });
  }
}

test('French has no-break spaces before : ; ! and ?', () => {
  for (const area of areas)
    for (const [path, text] of texts(area, 'fr')) assert.doesNotMatch(text, /[^\u00a0\u202f][:;!?]/u, path);
});

test('the car search has the specification’s texts in English', () => {
  const english = texts('car-search', 'en');
  for (const [key, text] of Object.entries({
    landmark: 'Car search',
    make: 'Make',
    model: 'Model',
    allMakes: 'All Makes',
    allModels: 'All Models',
    clearMake: 'Clear make',
    chooseMakeFirst: 'Please choose Car Make first',
    noData: 'No Data',
    search: 'Search',
  }))
    assert.equal(english.get(`car-search.${key}`), text);
});
