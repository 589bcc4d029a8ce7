import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drawCar } from '../../../demo/assets/cars/draw-car.js';
import { CAR_SHAPES } from '../../../demo/assets/cars/read-shapes.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { drawingOf } from '../../../demo/server/goods/picture.js';
import { testApp } from './test-app.js';

const MODELS = new Set<string>(
  MAKES.flatMap((make) => make.models.map((model) => `${make.value}-${model.value}`)),
);
const ask = (path: string) => testApp().request(path);

test('at least forty models of the shop have a drawing of their own, and no two are the same', () => {
  assert(CAR_SHAPES.length >= 40);
  assert.deepEqual(
    CAR_SHAPES.flatMap(({ model }) => (MODELS.has(model) ? [] : [model])),
    [],
  );
  const outlines = CAR_SHAPES.map((shape) => /<clipPath id="body">.*/.exec(drawCar(shape))?.[0]);
  assert.equal(new Set(outlines).size, CAR_SHAPES.length);
});

for (const shape of CAR_SHAPES) {
  test(`the drawing of ${shape.model} is as its row says, within its box`, () => {
    const svg = readFileSync(
      new URL(`../../../demo/assets/cars/${shape.model}.svg`, import.meta.url),
      'utf8',
    );
    assert.equal(svg, drawCar(shape), 'run: npx tsx demo/assets/cars/generate.ts');
    assert.doesNotMatch(svg, /NaN|undefined|<script/);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) assert(svg.includes(`id="${id}"`), id);
  });
}

test('a Defender, a 911, a Corolla and an ID.4 are told apart, and a model without a drawing has its body', () => {
  const drawn = [
    ['land-rover', 'defender', 'suv'],
    ['porsche', '911', 'coupe'],
    ['toyota', 'corolla', 'sedan'],
    ['volkswagen', 'id-4', 'suv'],
    ['gmc', 'acadia', 'suv'],
  ] as const;
  assert.deepEqual(
    drawn.map(([brand, model, body]) => drawingOf({ brand, model, body })),
    ['land-rover-defender', 'porsche-911', 'toyota-corolla', 'volkswagen-id-4', 'suv'],
  );
});

test('a drawing is served in the color of the car, as an image that runs nothing', async () => {
  const reply = await ask('/media/cars/toyota-corolla/b91c1c.svg');
  assert.equal(reply.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
  assert.match(reply.headers.get('cache-control') ?? '', /max-age/);
  assert.match(reply.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
  assert.match(await reply.text(), /^<svg [^>]*color="#b91c1c"/);
  for (const path of [
    '/media/cars/lada/b91c1c.svg',
    '/media/cars/sedan/red.svg',
    '/media/cars/..%2fgoods%2ftire/b91c1c.svg',
  ])
    assert.equal((await ask(path)).status, 404, path);
});
