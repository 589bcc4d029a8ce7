import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { departmentRows } from '../../../demo/server/departments/seed.js';
import { generateGoods } from '../../../demo/server/goods/generate-goods.js';
import { SEED, SEEDED_GOODS } from '../../../demo/server/goods/seed.js';
import { ARTS, artOf, BACKDROPS, backdropOf, groupOf, isArt } from '../../../demo/shared/art.js';

const GOODS = generateGoods(SEEDED_GOODS, SEED);
/** The number of goods on the first page of a list. */
const PAGE_SIZE = 24;

test('every picture has a file, and every file is a picture', () => {
  const files = readdirSync(new URL('../../../demo/assets/goods/', import.meta.url));
  assert.deepEqual(files.sort(), ARTS.map((art) => `${art}.svg`).sort());
});

test('each group of pictures belongs to one department, whose name the picker shows above it', () => {
  const names = new Map<string, Set<number>>(ARTS.map((art) => [groupOf(art), new Set()]));
  for (const { art, catId } of departmentRows())
    if (isArt(art)) names.get(groupOf(art))?.add(Math.floor(catId / 100));
  for (const [group, departments] of names) assert.equal(departments.size, 1, group);
});

test('goods use all backdrops', () => {
  const backdrops = Array.from({ length: 9_973 }, (_, at) => backdropOf(20_000 + at));
  assert.equal(new Set(backdrops).size, BACKDROPS);
  assert.equal(Math.max(...backdrops), BACKDROPS - 1);
});

test('designs start again after the last one', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((design) => artOf('tire', design)),
    ['tire', 'tire-2', 'tire-3', 'tire'],
  );
  assert.equal(artOf('lamp', 5), 'lamp');
});

test('no two neighbors on the first page of a list of goods look the same', () => {
  const sorts: readonly ((a: (typeof GOODS)[number], b: (typeof GOODS)[number]) => number)[] = [
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.goodsId - a.goodsId,
    (a, b) => a.price - b.price || a.goodsId - b.goodsId,
    (a, b) => b.price - a.price || a.goodsId - b.goodsId,
    (a, b) =>
      Number((b.stock ?? 0) > 0) - Number((a.stock ?? 0) > 0) ||
      (b.sold ?? 0) - (a.sold ?? 0) ||
      b.goodsId - a.goodsId,
  ];
  const departments = departmentRows();
  assert(departments.length > 0);
  const lists = [
    GOODS,
    ...departments.map(({ catId }) =>
      GOODS.filter((item) => item.catId === catId || item.departmentId === catId),
    ),
  ];
  for (const [at, sort] of sorts.entries()) {
    for (const list of lists) {
      const page = [...list].sort(sort).slice(0, PAGE_SIZE);
      const looks = page.map(({ goodsId, art, colorHex }) =>
        JSON.stringify([art, colorHex, backdropOf(goodsId)]),
      );
      for (const [place, look] of looks.entries())
        assert(look !== looks[place - 1], `sort ${at}: ${page[place - 1]?.slug} and ${page[place]?.slug}`);
    }
  }
});
