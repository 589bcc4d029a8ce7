import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { areasOf, fileOf, leavesOf, readJson } from '../../src/build/texts/areas.mjs';

const textOf = (folder: string, lang: string, path: string) =>
  leavesOf(readJson(`${folder}/messages/${lang}.json`)).get(path);

/** In the middle of a sentence, English capitalizes each word of a document's name. */
const inSmall = (text: unknown): string => String(text).toLowerCase();

for (const lang of ['ar', 'en', 'fr', 'ru'])
  for (const [name, ...others] of [
    ['terms', ['src/sign-in', 'terms']],
    ['privacy', ['src/sign-in', 'privacy']],
    ['refunds', ['demo/host/returns', 'policy']],
  ] as const)
    test(`${lang}: the document "${name}" has the same name in its title, its heading, and each link`, () => {
      const heading = /^# (.+)$/m.exec(readFileSync(`demo/assets/legal/${name}.${lang}.md`, 'utf8'))?.[1];
      for (const [folder, path] of [
        ['src/footer', name],
        ['demo/host', `legal.${name}`],
        ['demo/server/site', `head.${name}.title`],
        ...others,
      ] as const)
        assert.equal(inSmall(textOf(folder, lang, path)), inSmall(heading), `${folder}: ${path}`);
    });

for (const [lang, word, better] of [
  ['ar', /سلع|بضائع/, 'منتجات'],
  ['ar', /طراز/, 'موديل'],
  ['fr', /Motorisation/, 'Énergie'],
  ['ar', /سنة الصنع/, 'سنة الموديل'],
  ['ru', /год выпуска/i, 'модельный год'],
  ['ru', /учётн\S+ запис/i, 'аккаунт'],
  ['ru', /(?<!\p{L})отдел(?:[аыеу]|ов|ом|ам|ами|ах)?(?!\p{L})/iu, 'раздел'],
] as const)
  test(`${lang}: texts say "${better}", not ${word.source}`, () => {
    const faults = areasOf().flatMap((area) =>
      [...leavesOf(readJson(fileOf(area, lang)))].flatMap(([path, text]) =>
        word.test(String(text)) ? [`${area.folder}: ${path}`] : [],
      ),
    );
    assert.deepEqual(faults, []);
  });
