import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carNames } from '../../../demo/server/cars/car-name.js';
import { contrastToWhite, makeLogo, makeLogoPath } from '../../../demo/server/cars/logo.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { contrast } from '../../../demo/shared/contrast.js';
import { testApp } from './test-app.js';

const models = MAKES.flatMap((make) => make.models);

test('has at least 40 makes and 400 models', () => {
  assert(MAKES.length >= 40, `${MAKES.length} makes`);
  assert(models.length >= 400, `${models.length} models`);
});

test('gives each make, and each model of a make, a slug of its own', () => {
  assert.equal(new Set(MAKES.map((make) => make.value)).size, MAKES.length);
  for (const make of MAKES) {
    const slugs = make.models.map((model) => model.value);
    assert.equal(new Set(slugs).size, slugs.length, make.name);
    for (const slug of [make.value, ...slugs]) assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('makes plain slugs of names with accents, dots, and signs', () => {
  const slugs = new Map(
    MAKES.flatMap((make) => [make, ...make.models]).map(({ name, value }) => [name, value]),
  );
  assert.deepEqual(
    ['Citroën', 'Škoda', 'Mercedes-Benz', 'Model 3', 'ID.4', 'ID. Buzz', '#1'].map((name) => slugs.get(name)),
    ['citroen', 'skoda', 'mercedes-benz', 'model-3', 'id-4', 'id-buzz', '1'],
  );
});

/** Makes and models, and what a car of 2022 is called. */
const NAMES = [
  ['Honda', 'Honda e', '2022 Honda e', 'Honda e 2022'],
  ['Polestar', 'Polestar 2', '2022 Polestar 2', 'Polestar 2 2022'],
  ['MG', 'MG4', '2022 MG4', 'MG4 2022'],
  ['Toyota', 'Corolla', '2022 Toyota Corolla', 'Toyota Corolla 2022'],
  ['MINI', 'Cooper', '2022 MINI Cooper', 'MINI Cooper 2022'],
] as const;

for (const [make, model, inEnglish, inOthers] of NAMES)
  test(`calls a ${model} by ${make} "${inEnglish}"`, () => {
    const { en, fr } = carNames({ year: 2022, make, model });
    assert.deepEqual([en, fr], [inEnglish, inOthers]);
  });

test('gives an electric model a range, and each model its years', () => {
  for (const model of models) {
    assert.equal(
      model.ranges.length > 0,
      model.fuels.some(({ fuel }) => fuel === 'electric'),
      model.name,
    );
    assert(model.fuels.length > 0 && (model.until ?? 2025) >= model.since, model.name);
  }
});

for (const make of MAKES) {
  test(`the logo of ${make.name} is on a white tile, visible on any background`, async () => {
    const response = await testApp().request(makeLogoPath(make.value));
    const svg = await response.text();
    assert.deepEqual(
      [response.status, response.headers.get('content-type')],
      [200, 'image/svg+xml; charset=utf-8'],
    );
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48"[^<>]*>.*<\/svg>$/);
    assert(svg.includes(`<title>${make.name}</title>`) && !svg.includes('&'));
    const [ground = '', color = ''] = Array.from(svg.matchAll(/fill="(#[0-9A-Fa-f]+)"/g), ([, fill]) => fill);
    assert.equal(ground, '#fff');
    assert((contrast(ground, color) ?? 0) >= 3, `${color} on ${ground}`);
    const [, letters] = /<text [^<>]*>(.*)<\/text>/.exec(svg) ?? [];
    if (letters && letters !== make.name)
      assert.equal(
        letters,
        /[ -]/.test(make.name) ? make.name.replaceAll(/(?<=\p{L})\p{L}|[ -]/gu, '') : make.name.slice(0, 2),
        'its initials, or the beginning of its only word',
      );
  });
}

test('no two makes have the same mark', () => {
  const marked = MAKES.filter(({ icon }) => icon !== null);
  const drawings = marked.map((make) => makeLogo(make).replace(/<title>.*<\/title>/, ''));
  assert.equal(new Set(drawings).size, marked.length);
});

test('answers 404 for the logo of a make that the shop does not have', async () => {
  assert.equal((await testApp().request('/media/makes/lada.svg')).status, 404);
});

test('computes contrast as WCAG defines it', () => {
  assert.equal(contrastToWhite('ffffff'), 1);
  assert.equal(contrastToWhite('000000'), 21);
  assert.equal(contrastToWhite('767676').toFixed(2), '4.54');
});
