import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, type } from 'superstruct';
import { carIndex } from '../../src/api/cars.js';
import { themeColor } from '../../src/api/config.js';
import { finite, nullish, numeric, reader, text, url } from '../../src/api/reply.js';
import { userUuid } from '../../src/api/user.js';
import { validReply } from '../replies/valid-reply.js';

const { banner } = validReply.data;
const [byd] = banner.brand;
const makes = (...brand: unknown[]) => ({ banner: { ...banner, brand } });

/** A reader, a name for the case, a reply's data, and the expected error, or null if the data fits. */
const cases: readonly [(data: unknown) => object, string, unknown, string | null][] = [
  [carIndex.read, 'the whole banner', { banner }, null],
  [carIndex.read, 'a banner without an image', { banner: { title: [], brand: [] } }, null],
  [carIndex.read, 'fields that nobody knows', { banner: { ...banner, video: 1 }, ad: {} }, null],
  [carIndex.read, 'nothing', undefined, 'data: expected type'],
  [carIndex.read, 'an empty list, as PHP sends for no object', [], 'data: expected type'],
  [carIndex.read, 'no title', { banner: { ...banner, title: null } }, 'data.banner.title: expected array'],
  [
    carIndex.read,
    'a title that is no text',
    { banner: { ...banner, title: ['a', 1] } },
    'data.banner.title.1: expected string',
  ],
  [
    carIndex.read,
    'an image that is no text',
    { banner: { ...banner, img_pc: 1 } },
    'data.banner.img_pc: expected string',
  ],
  [carIndex.read, 'makes by name', { banner: { ...banner, brand: {} } }, 'data.banner.brand: expected array'],
  [
    carIndex.read,
    'a make without a value',
    makes(byd, { ...byd, value: undefined }),
    'data.banner.brand.1.value: expected string',
  ],
  [
    carIndex.read,
    'a make whose value is a number',
    makes({ ...byd, value: 1 }),
    'data.banner.brand.0.value: expected string',
  ],
  [
    carIndex.read,
    'a make that cannot be printed',
    makes({ ...byd, brand_name: { toString: 1 } }),
    'data: cannot be read',
  ],
  [
    carIndex.read,
    'models that cannot be printed',
    makes({ ...byd, car_model: { toString: 1 } }),
    'data: cannot be read',
  ],
  [
    carIndex.read,
    'a model without a value',
    makes({ ...byd, car_model: ['a', { name: 'b' }] }),
    'data.banner.brand.0.car_model.1: expected model',
  ],
  [
    carIndex.read,
    'a model that is null',
    makes({ ...byd, car_model: [null] }),
    'data.banner.brand.0.car_model.0: expected model',
  ],
  [themeColor.read, 'a color', { content: 'Theme', value: '#fff' }, null],
  [themeColor.read, 'no color', {}, null],
  [themeColor.read, 'a color that is a list', { value: ['#fff'] }, 'data.value: expected string'],
  [userUuid.read, 'a uuid', { uuid: 'x' }, null],
  [userUuid.read, 'no uuid', {}, 'data.uuid: expected visitor id'],
];

for (const [read, what, data, fault] of cases) {
  test(`${what}: ${fault ?? 'fits'}`, () => {
    assert.deepEqual(read(data), fault === null ? { value: data } : { fault });
  });
}

test('a number may arrive as a string, and nothing else is converted', () => {
  const read = reader(type({ count: numeric }));
  for (const [input, count] of [
    [1, 1],
    ['1', 1],
    ['-2.5', -2.5],
    ['1e3', 1000],
    [' 7 ', 7],
  ])
    assert.deepEqual(read({ count: input }), { value: { count } });
  for (const count of [
    '',
    ' ',
    'one',
    '1,5',
    true,
    null,
    undefined,
    [],
    [1],
    {},
    Infinity,
    Number.NaN,
    '1e999',
  ])
    assert.deepEqual(read({ count }), { fault: 'data.count: expected number' });
  assert.deepEqual(reader(type({ name: text }))({ name: 1 }), { fault: 'data.name: expected string' });
});

test('1e999 in JSON is not a number', () => {
  assert.deepEqual(reader(array(finite), 'list')(JSON.parse('[1, 1e999]')), {
    fault: 'list.1: expected number',
  });
});

test('a value that is nested a hundred thousand times is refused', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  assert.match(JSON.stringify(carIndex.read({ banner: { ...banner, title: deep } })), /^\{"fault":"data\b/);
});

test('null and a missing field are both missing texts', () => {
  const read = reader(type({ logo: nullish(url) }));
  assert.deepEqual([read({ logo: null }), read({})], [{ value: { logo: null } }, { value: {} }]);
});

test('5,000 makes with 40 models each are read quickly', () => {
  const car_model = Array.from({ length: 40 }, (_, model) => ({
    name: `Model ${model}`,
    value: `m-${model}`,
  }));
  const data = makes(
    ...Array.from({ length: 5000 }, (_, make) => ({ brand_name: `${make}`, value: `${make}`, car_model })),
  );
  const begun = performance.now();
  assert.ok('value' in carIndex.read(data));
  const taken = performance.now() - begun;
  assert.ok(taken < 2_000, `${taken} ms`);
});
