import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { withSlashes } from '../../src/build/platform.mjs';
import { type Language, languages } from '../../src/page/locale.js';

const source = new URL('../../src/', import.meta.url);

/** Every area of texts by name: a folder with one module per language. */
const folders = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\ben\.ts$/.test(path))
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
const sameByRight: readonly string[] = ['prize-popup.minutes fr', 'prize-wheel.code fr'];

/** The script that each language is written in. */
const script: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  fr: /\p{Script=Latin}/u,
};

/** Returns all texts of an area, by their paths. */
async function texts(area: string, language: Language): Promise<Map<string, string>> {
  const module: { default: unknown } = await import(`${folderOf(area)}${language}.ts`);
  const found = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.set(path, value);
    else for (const [key, part] of Object.entries(value ?? {})) collect(part, `${path}.${key}`);
  };
  collect(module.default, area);
  return found;
}

test('the areas are found', () => {
  assert.ok(areas.includes('car-search') && areas.includes('failures'), areas.join());
});

for (const area of areas) {
  test(`${area}: every language has the same texts, and there are no other modules`, async () => {
    const english = [...(await texts(area, 'en')).keys()];
    assert.ok(english.length > 0);
    for (const language of languages)
      assert.deepEqual([...(await texts(area, language)).keys()], english, language);
    const modules = readdirSync(folderOf(area)).filter((file) => /^\w\w\.ts$/.test(file));
    assert.deepEqual(modules.sort(), languages.map((language) => `${language}.ts`).sort());
  });

  for (const language of languages) {
    test(`${area} in ${language}: every text is non-empty, in that language, without extra spaces`, async () => {
      const english = await texts(area, 'en');
      for (const [path, text] of await texts(area, language)) {
        assert.match(text, script[language], path);
        assert.equal(text, text.trim().replace(/ {2,}/g, ' '), path);
        const free = text.replace("You've won the gift", ''); // the contract's exact wording
        assert.doesNotMatch(free, /[{}<>]|undefined|TODO|\.\.\.|'/, path);
        if (language === 'en' || sameByRight.includes(`${path} ${language}`)) continue;
        assert.notEqual(text, english.get(path), `${path} is left in English`);
        if (language === 'ar' || language === 'ru')
          assert.doesNotMatch(
            text.replace(/HTTP|Corolla|Caps Lock/g, ''),
            /\p{Script=Latin}/u,
            `${path} mixes scripts`,
          );
      }
    });
  }
}

test('French has no-break spaces before : ; ! and ?', async () => {
  for (const area of areas)
    for (const [path, text] of await texts(area, 'fr'))
      assert.doesNotMatch(text, /[^\u00a0\u202f][:;!?]/u, path);
});

test('the car search has the specification’s texts in English', async () => {
  const english = await texts('car-search', 'en');
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
