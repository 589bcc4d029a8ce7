import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { array, assert as assertStruct, enums, object, pattern, size, string, tuple } from 'superstruct';
import type { Database } from '../../../demo/server/db/database.js';
import { overDatabase } from './each-database.js';
import { succeeds, testApp } from './test-app.js';

const Slug = pattern(string(), /^[a-z0-9-]+$/);
const CarIndex = object({
  banner: object({
    img_pc: enums(['/media/hero.svg', '/media/hero-rtl.svg']),
    title: tuple([size(string(), 5, 100), size(string(), 5, 100)]),
    brand: array(
      object({
        brand_name: string(),
        value: Slug,
        brand_logo: pattern(string(), /^\/media\/makes\/[a-z0-9-]+\.svg$/),
        car_model: array(object({ name: string(), value: Slug })),
      }),
    ),
  }),
});

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('whole');
  });
  after(() => database.close());

  async function banner(headers: Record<string, string> = {}) {
    const data = await succeeds(testApp(database.db).request('/v3/pc/car/indexV2', { headers }));
    assertStruct(data, CarIndex);
    return data.banner;
  }

  test('the hero lists every make and model, sorted by name', async () => {
    const { brand } = await banner();
    const names = brand.map((make) => make.brand_name);
    assert.deepEqual(names, [...names].sort(new Intl.Collator('en').compare));
    const bmw = brand.find((make) => make.value === 'bmw');
    assert.deepEqual(bmw?.car_model.slice(0, 2), [
      { name: '1 Series', value: '1-series' },
      { name: '2 Series', value: '2-series' },
    ]);
  });

  test('sends the titles in the shopper’s language', async () => {
    const titles = new Set<string>();
    for (const lang of ['en', 'ru', 'ar', 'fr']) titles.add((await banner({ lang })).title[0]);
    assert.equal(titles.size, 4);
    assert.equal((await banner({ lang: 'fr' })).title[0], 'Votre voiture, livrée partout');
  });

  test('mirrors the image in Arabic, where the titles are on its other side', async () => {
    assert.equal((await banner({ lang: 'ar' })).img_pc, '/media/hero-rtl.svg');
    for (const lang of ['en', 'ru', 'fr']) assert.equal((await banner({ lang })).img_pc, '/media/hero.svg');
    const read = async (path: string) => (await testApp(database.db).request(path)).text();
    const [hero, mirrored] = [await read('/media/hero.svg'), await read('/media/hero-rtl.svg')];
    const unmirrored = mirrored
      .replace('\n<g transform="matrix(-1 0 0 1 1600 0)">', '')
      .replace('</g>\n</svg>', '</svg>');
    assert.notEqual(unmirrored, mirrored);
    assert.equal(unmirrored, hero);
  });

  test('answers in English for a language that the shop does not have', async () => {
    assert.equal((await banner({ lang: 'xx' })).title[0], 'Your next car, shipped worldwide');
  });
});
