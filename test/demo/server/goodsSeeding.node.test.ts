import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEPARTMENTS } from '../../../demo/server/departments/seed.js';
import { generateGoods } from '../../../demo/server/goods/generate-goods.js';
import { nameOf } from '../../../demo/server/goods/goods-texts.js';
import { RANGES, versionsOf } from '../../../demo/server/goods/range.js';
import { SEED, SEEDED_GOODS } from '../../../demo/server/goods/seed.js';
import { STORES } from '../../../demo/server/stores/seed.js';

const goods = generateGoods(SEEDED_GOODS, SEED);

test('creates the same goods on every machine', () => {
  assert.deepEqual(generateGoods(SEEDED_GOODS, SEED), goods);
  assert.notDeepEqual(generateGoods(SEEDED_GOODS, 2), goods);
});

test('gives every department goods, and each about as many', () => {
  const parts = DEPARTMENTS.flatMap((department) => department.parts);
  assert.deepEqual(RANGES.map((range) => range.department).sort(), parts.map((part) => part.slug).sort());
  const counts = new Map<number, number>();
  for (const { catId } of goods) counts.set(catId, (counts.get(catId) ?? 0) + 1);
  assert.equal(counts.size, parts.length);
  assert.deepEqual([...new Set(counts.values())].sort(), [12, 13]);
});

test('gives every store goods, of its own departments only', () => {
  assert.equal(STORES.length, 30);
  assert.equal(new Set(goods.map((one) => one.storeId)).size, 30);
  for (const { storeId, departmentId, catId } of goods) {
    const store = STORES[storeId - 1];
    const department = DEPARTMENTS[departmentId / 100 - 1];
    assert(store?.sells.includes(department?.slug ?? ''), `store ${storeId}`);
    const part = department?.parts[catId - departmentId - 1]?.slug ?? '';
    assert(store?.only?.includes(part) ?? true, `${part} at store ${storeId}`);
  }
});

test('gives no two goods the same name, and no specification a contradiction', () => {
  assert.equal(new Set(goods.map((one) => one.name)).size, goods.length);
  for (const { name, specification } of goods) {
    const lines = specification.map((line) => line.name);
    assert.equal(new Set(lines).size, lines.length, name);
    assert(
      specification.every((line) => line.value !== ''),
      name,
    );
  }
});

test('gives goods no name longer than the lines of a small phone’s card', () => {
  const names = goods.flatMap(({ name, translations }) => [
    name,
    ...Object.values(translations ?? {}).map((texts) => texts.name),
  ]);
  // The version after the last comma has a line of its own. Six of 13 Cyrillic letters hold 64 without cutting words.
  const items = names.map((name) => name.replace(/[,،]\u200f? [^,،]{1,24}$/u, ''));
  assert.deepEqual(
    items.filter((item) => item.length > 64),
    [],
  );
});

test('limits a store to departments that exist', () => {
  for (const { name, sells, only = [] } of STORES) {
    const parts = DEPARTMENTS.filter(({ slug }) => sells.includes(slug)).flatMap((main) => main.parts);
    assert.deepEqual(
      only.filter((slug) => !parts.some((part) => part.slug === slug)),
      [],
      name,
    );
  }
});

for (const seed of [1, 2, 3, SEED])
  test(`prices a larger version no lower than a smaller one, whichever stores sell them, with seed ${seed}`, () => {
    const shop = generateGoods(SEEDED_GOODS, seed);
    for (const range of RANGES)
      for (const brand of range.brands)
        for (const item of range.items) {
          const offers = versionsOf(range, item).flatMap((version) =>
            shop
              .filter((one) => one.name === nameOf({ brand, item: item.name, version: version.name }))
              .map((one) => ({ ...one, usual: one.listPrice ?? one.price, factor: version.factor })),
          );
          for (const one of offers)
            for (const other of offers) {
              if (one.factor === other.factor && one.storeId === other.storeId)
                assert.equal(one.price, other.price, one.name);
              if (one.factor >= other.factor) continue;
              assert(one.price <= other.price, `${one.name}: ${one.price}`);
              assert(one.usual <= other.usual, `${one.name}: usually ${one.usual}`);
            }
        }
  });

test('sells what is worn in at least three sizes, one after another, of one design, color, price, and store', () => {
  const shop = generateGoods(SEEDED_GOODS, SEED);
  for (const range of RANGES.filter(({ department }) => /helmet|jacket|shoe|sneaker/.test(department))) {
    const sizes = range.versions.map((version) => version.name);
    for (const brand of range.brands)
      for (const item of range.items) {
        const family = sizes.map((version) => nameOf({ brand, item: item.name, version }));
        const sold = shop.filter((one) => family.includes(one.name));
        if (sold.length === 0) continue;
        const places = sold.map((one) => family.indexOf(one.name));
        assert(sold.length >= 3, `${family[0]}: ${sold.length}`);
        assert.equal(Math.max(...places) - Math.min(...places), sold.length - 1, family[0]);
        const shared = sold.map(({ art, color, price, storeId }) =>
          JSON.stringify([art, color, price, storeId]),
        );
        assert.equal(new Set(shared).size, 1, family[0]);
        const [lead, ...others] = sold.filter(({ sizeOf }) => sizeOf === null);
        assert(lead !== undefined && others.length === 0, family[0]);
        for (const { sizeOf } of sold) assert([null, lead.goodsId].includes(sizeOf ?? null));
        assert.equal(
          Number(lead.stock) > 0,
          sold.some(({ stock }) => Number(stock) > 0),
        );
      }
  }
});

test('lets versions of a model differ only in the line that names them, and in what follows from it', () => {
  const linesOf = ({ specification, pictures }: (typeof goods)[number]) =>
    new Map([
      ...specification.map(({ name, value }) => [name, value] as const),
      ['Colors', pictures.map(({ color }) => color).join()],
    ]);
  for (const range of RANGES) {
    const isHeavier = new Set(range.versions.map(({ factor }) => factor)).size > 1 && !range.evenWeight;
    const own = new Set([
      ...[range.differ, ...range.versions.flatMap(({ specs = {} }) => Object.keys(specs))],
      ...(isHeavier ? ['Item weight'] : []),
      ...(range.differ === 'Vehicle type' ? ['Fits'] : []),
    ]);
    for (const brand of range.brands)
      for (const item of range.items) {
        const names = versionsOf(range, item).map(({ name }) =>
          nameOf({ brand, item: item.name, version: name }),
        );
        const [first, ...others] = goods.filter(({ name }) => names.includes(name)).map(linesOf);
        for (const other of others)
          for (const [name, value] of other)
            if (!own.has(name)) assert.equal(value, first?.get(name), `${name} of ${names[0]}`);
      }
  }
});

test('draws the headlamps of the two sides as mirror images', () => {
  for (const { name, art } of goods.filter((one) => one.name.includes('Headlamp')))
    assert.equal(String(art).endsWith('-2'), name.endsWith('Driver Side'), name);
});

test('has no sentence that needs another before it, because each may be the first', () => {
  const sentences = RANGES.flatMap(({ about, items, versions }) => [
    ...about,
    ...[...items, ...versions].flatMap((one) => one.about ?? []),
  ]);
  assert.deepEqual(
    sentences.filter((sentence) => /^(It|They|Its|Their) |: it |(with|to|hold) (it|them)\b/.test(sentence)),
    [],
  );
});

test('draws all versions of an item alike, unless a version is drawn on its own', () => {
  for (const range of RANGES)
    for (const brand of range.brands)
      for (const item of range.items) {
        const family = versionsOf(range, item)
          .filter(({ art, design }) => art === undefined && design === undefined)
          .map((version) => nameOf({ brand, item: item.name, version: version.name }));
        const arts = goods.filter(({ name }) => family.includes(name)).map(({ art }) => art);
        assert(new Set(arts).size < 2, `${family[0]}: ${arts.join(', ')}`);
      }
});

test('repeats in the specification what the name says', () => {
  const terracotta = goods.filter((one) => one.name.includes('Terracotta'));
  const materials = terracotta.map(
    (one) => one.specification.find((line) => line.name === 'Material')?.value,
  );
  assert.deepEqual([...new Set(materials)], ['Terracotta']);
});
