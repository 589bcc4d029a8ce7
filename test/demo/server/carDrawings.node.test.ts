import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { type ElementNode, parse, type RootNode } from 'svg-parser';
import { generateCars } from '../../../demo/server/cars/generate-cars.js';
import { generateRecords } from '../../../demo/server/cars/generate-records.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { SEED, SEEDED_CARS } from '../../../demo/server/cars/seed.js';
import { CAR_CLASSES, classOf, shapeOf } from '../../../demo/server/pictures/car-classes.js';
import { carDrawing, drawCarPicture, steeringOf } from '../../../demo/server/pictures/car-pictures.js';
import { VARIANTS } from '../../../demo/server/pictures/car-style.js';
import { CAR_SHAPES } from '../../../demo/server/pictures/read-shapes.js';
import { ADVISORIES, marksOf } from '../../../demo/shared/inspection.js';
import { BODIES } from '../../../demo/shared/replies/cars.js';
import { isItsTurn } from '../../tools/turn.js';
import { testApp } from './test-app.js';

const VIEWS = ['front', 'rear', 'side', 'interior', 'diagram'] as const;
const MODELS = MAKES.flatMap((make) =>
  make.models.map((model) => ({ make, model, name: `${make.value}-${model.value}` })),
);
const CARS = generateCars(MAKES, SEEDED_CARS, SEED);

const drawingOf = (car: (typeof CARS)[number]): string =>
  carDrawing({ ...car, goods_id: car.goodsId, brand: car.make });
const pathOf = (car: (typeof CARS)[number], view: string): string =>
  `/media/cars/${drawingOf(car)}/${car.colorHex.slice(1)}/${view}.svg`;

const pathOfModel = ({ name }: (typeof MODELS)[number], at: number, view: string): string =>
  `/media/cars/${name}.${at % VARIANTS}/b91c1c/${view}.svg`;

const drawings = new Map<string, string>();
/** Returns the picture at a path, which must exist. */
function pictureAt(path: string): string {
  const svg = drawings.get(path) ?? drawCarPicture(path);
  assert(svg, path);
  drawings.set(path, svg);
  return svg;
}

function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

/** Fails unless a text is well-formed, and refers only to what's in it. */
function checkSvg(svg: string, path: string): void {
  const ids = new Set<unknown>();
  const visit = (node: RootNode | ElementNode): void => {
    if (node.type === 'element') ids.add(node.properties?.id);
    for (const child of node.children)
      if (typeof child === 'object' && child.type === 'element') visit(child);
  };
  visit(parse(svg));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) assert(ids.has(id), `${path}: ${id}`);
  assert.doesNotMatch(svg, /NaN|undefined|Infinity|<script|\bon\w+=/, path);
}

/** Whether a car is drawn here. Drawing all of them takes a minute, and the path of each is checked in any case. */
const isSampled = (_: unknown, at: number) => Boolean(process.env.MATRIX) || at % 20 === 0;

test('draws five pictures of every car, with the marks from its own inspection', () => {
  const findings = new Map(
    generateRecords(MAKES, CARS, SEED).map(({ goodsId, inspection }) => [goodsId, inspection.findings]),
  );
  const names = new Set([...MODELS.map(({ name }) => name), ...BODIES]);
  const marksByCar = CARS.map((car) => {
    const own = findings.get(car.goodsId);
    assert(own, car.slug);
    const marks = marksOf(own);
    assert.equal(marks.length, own.length, 'each finding has a mark');
    const [, name = '', variant] = /^(.+)\.(\d+)r?$/.exec(drawingOf(car)) ?? [];
    assert(names.has(name) && Number(variant) < VARIANTS, car.slug);
    assert.match(car.colorHex, /^#[\da-f]{6}$/, car.slug);
    return { car, marks };
  });
  for (const { car, marks } of marksByCar.filter(isSampled)) {
    for (const view of VIEWS.slice(0, 4))
      assert.match(pictureAt(pathOf(car, view)), /^<svg [\s\S]*<\/svg>\s*$/);
    const diagram = pictureAt(pathOf(car, ['diagram', ...marks].join('-')));
    assert.equal(diagram.match(/<text /g)?.length ?? 0, marks.length, car.slug);
  }
});

test('draws well-formed pictures of every model, in its color, of at most 8 kB', () => {
  for (const [at, model] of MODELS.entries()) {
    // The parts of the pictures are the same for many models.
    if (!isItsTurn(at, 3)) continue;
    for (const view of [...VIEWS.slice(0, 4), ['diagram', ...ADVISORIES.keys()].join('-')]) {
      const path = pathOfModel(model, at, view);
      const svg = pictureAt(path);
      checkSvg(svg, path);
      assert.match(svg, /^<svg [^>]*viewBox="0 0 400 200" color="#b91c1c"/);
      const bytes = gzipSync(svg).length;
      assert(bytes <= 8_192, `${path}: ${bytes} bytes`);
    }
  }
});

test('shows no two neighbors with the same picture on the first page of any list', () => {
  const lists = {
    newest: [...CARS].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    cheapest: [...CARS].sort((a, b) => a.price - b.price || a.goodsId - b.goodsId),
    dearest: [...CARS].sort((a, b) => b.price - a.price || a.goodsId - b.goodsId),
  };
  const nameOf = (car: (typeof CARS)[number]) => `${car.make} ${car.model}`;
  const filters = [
    () => '',
    (car: (typeof CARS)[number]) => car.make,
    nameOf,
    (car: (typeof CARS)[number]) => car.body,
    (car: (typeof CARS)[number]) => car.fuel,
  ];
  for (const [sort, list] of Object.entries(lists)) {
    for (const filter of filters) {
      for (const [name, filtered] of grouped(list, filter)) {
        for (const [at, car] of filtered.slice(0, 24).entries()) {
          const before = filtered[at - 1];
          if (at === 0 || before === undefined) continue;
          // Each model has an outline of its own, and each picture the color of its car.
          if (before.colorHex !== car.colorHex || nameOf(before) !== nameOf(car)) continue;
          const both = [before, car].map((one) => pictureAt(pathOf(one, 'front')));
          assert(both[0] !== both[1], `${sort} ${name}: ${before.slug} and ${car.slug}`);
        }
      }
    }
  }
});

test('has a separate outline for each class and each model', () => {
  const outlineOf = (svg: string) => /<clipPath id="body"><path d="([^"]*)"/.exec(svg)?.[1];
  const byClass = new Map(MODELS.map((each) => [classOf(each.name, each.model.body), each] as const));
  assert.deepEqual([...byClass.keys()].sort(), [...CAR_CLASSES].sort());
  for (const view of ['front', 'rear', 'side']) {
    const outlines = MODELS.map((model, at) => outlineOf(pictureAt(pathOfModel(model, at, view))));
    assert(outlines.every(Boolean));
    assert.equal(new Set(outlines).size, MODELS.length, view);
  }
});

test('names a model of the shop in every row of proportions or of a class', () => {
  const names = new Set(MODELS.map(({ name }) => name));
  assert.deepEqual(
    CAR_SHAPES.flatMap(({ name }) => (names.has(name) ? [] : [name])),
    [],
  );
  assert.equal(shapeOf('porsche-911', 'coupe').name, 'porsche-911');
  for (const [name, expected] of [
    ['bmw-x6', 'coupe-suv'],
    ['changan-uni-t', 'coupe-suv'],
    ['kia-seltos', 'compact-suv'],
    ['cadillac-escalade', 'three-row'],
    ['fiat-panda', 'city'],
  ] as const)
    assert.equal(classOf(name, 'suv'), expected);
});

test('puts the driver on the right in cars at a port of Japan or Britain, and on the left in all others', () => {
  for (const [brand, model, zone, expected] of [
    ['toyota', 'corolla', 2, 'toyota-corolla.21r'],
    ['toyota', 'corolla', 1, 'toyota-corolla.21'],
    ['jaguar', 'xe', 2, 'jaguar-xe.21r'],
    ['bmw', 'x6', 2, 'bmw-x6.21'],
    ['someone', 'unknown', 2, 'sedan.21'],
  ] as const) {
    assert.equal(carDrawing({ goods_id: 10_013, brand, model, body: 'sedan', zone }), expected);
    assert.equal(steeringOf({ brand, zone }), expected.endsWith('r') ? 'right' : 'left');
  }
  const [left, right] = ['bmw-x6.5', 'bmw-x6.5r'].map((name) =>
    pictureAt(`/media/cars/${name}/1d4ed8/interior.svg`),
  );
  assert.notEqual(left, right);
});

test('serves a picture in the color of the car, as an image that runs no scripts', async () => {
  const request = (path: string) => testApp().request(path);
  for (const path of ['toyota-corolla.17r/b91c1c/rear', 'toyota-corolla/b91c1c', 'suv/b91c1c']) {
    const reply = await request(`/media/cars/${path}.svg`);
    assert.equal(reply.status, 200, path);
    assert.equal(reply.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
    assert.match(reply.headers.get('cache-control') ?? '', /max-age/);
    assert.match(reply.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
    assert.match(await reply.text(), /^<svg [^>]*color="#b91c1c"/);
  }
});

for (const path of [
  'lada/b91c1c.svg',
  'sedan/red.svg',
  'sedan/B91C1C/front.svg',
  'sedan/b91c1c/top.svg',
  'sedan/b91c1c/front-1.svg',
  `sedan.${VARIANTS}/b91c1c/front.svg`,
  'sedan.-1/b91c1c/front.svg',
  'sedan.01/b91c1c/front.svg',
  'sedan.1x/b91c1c/front.svg',
  'sedan/b91c1c/diagram-2-1.svg',
  'sedan/b91c1c/diagram-1-1.svg',
  'sedan/b91c1c/diagram-01.svg',
  `sedan/b91c1c/diagram-${ADVISORIES.length}.svg`,
  `sedan/b91c1c/diagram${'-1'.repeat(5_000)}.svg`,
  'sedan/%22%3E%3Cscript%3E/front.svg',
  '..%2fgoods%2ftire/b91c1c.svg',
  '__proto__/b91c1c/front.svg',
  'constructor/b91c1c.svg',
]) {
  test(`answers 404 for a path without a car: ${path.slice(0, 60)}`, async () => {
    assert.equal((await testApp().request(`/media/cars/${path}`)).status, 404);
  });
}
