import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../demo/server/db/database.js';
import { generateGoods } from '../../../demo/server/goods/generate-goods.js';
import { chooseLeads } from '../../../demo/server/goods/leads.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { SEED, SEEDED_GOODS } from '../../../demo/server/goods/seed.js';
import { setOnSale } from '../../../demo/server/sellers/edit-goods.js';
import { SELLER_MESSAGES } from '../../../demo/server/sellers/messages.js';
import { type Goods, GoodsFacets, GoodsPage } from '../../../demo/shared/replies/goods.js';
import { CATALOG } from './catalog.js';
import { overEachDatabase } from './each-database.js';
import { read, readExactly } from './read-reply.js';
import { refuses, testApp } from './test-app.js';

/** How many goods lists have: of what comes in sizes, one stands for all. */
const LISTED = generateGoods(SEEDED_GOODS, SEED).filter(({ sizeOf }) => sizeOf === null).length;

/** Sorts goods by a number, the largest first, and what is sold out last. */
const sorted = (list: readonly Goods[], by: 'sold' | 'discount'): Goods[] =>
  [...list].sort(
    (one, other) =>
      Number(other.stock > 0) - Number(one.stock > 0) || other[by] - one[by] || other.goods_id - one.goods_id,
  );

overEachDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  const request = (path: string, headers: Record<string, string> = {}) =>
    testApp(database.db).request(`/v3/pc/goods/${path}`, { headers });

  async function search(query: string, headers?: Record<string, string>): Promise<GoodsPage> {
    return read(request(`search?${query}`, headers), GoodsPage);
  }
  async function facets(query: string): Promise<GoodsFacets> {
    return readExactly(request(`facets?${query}`), GoodsFacets);
  }

  test('shows the 24 best sellers of all goods without a filter, one of each in sizes', async () => {
    const { list, total, page, pageSize, category } = await readExactly(request('search?'), GoodsPage);
    assert.deepEqual([list.length, total, page, pageSize, category], [24, LISTED, 1, 24, null]);
    assert.deepEqual(list, sorted(list, 'sold'));
  });

  for (const [sort, by] of [
    ['popular', 'sold'],
    ['discount', 'discount'],
  ] as const)
    test(`lists what is sold out last when sorted by ${sort}`, async () => {
      const pages = [1, 2, 3, 4, 5, 6].map((page) => search(`pageSize=100&sort=${sort}&page=${page}`));
      const all = (await Promise.all(pages)).flatMap(({ list }) => list);
      assert.equal(new Set(all.map((goods) => goods.goods_id)).size, LISTED);
      assert(all.some(({ stock }) => stock === 0));
      assert.deepEqual(all, sorted(all, by));
    });

  for (const signs of ['%', '_', '…', '***', '"', '—', '?!', '😀', '\u200b'])
    test(`finds nothing for ${JSON.stringify(signs)}, with empty filters`, async () => {
      const query = `goods_name=${encodeURIComponent(signs)}`;
      const { list, total } = await search(query);
      assert.deepEqual([list, total], [[], 0]);
      assert.deepEqual((await facets(query)).is_oversea, []);
    });

  test('treats a search for blanks as no search', async () => {
    assert.equal((await search('goods_name=%20%20')).total, LISTED);
  });

  test('includes the goods of its subdepartments in a top-level department', async () => {
    const { total, category } = await search('cat_id=100');
    const parts = await Promise.all(
      [101, 102, 103, 104].map(async (id) => (await search(`cat_id=${id}`)).total),
    );
    assert.equal(
      total,
      parts.reduce((sum, part) => sum + part),
    );
    assert.deepEqual([category?.cat_name, category?.parent], ['Tires and wheels', null]);
  });

  test('names a department and its parent in the shopper’s language', async () => {
    const { category, list } = await search('cat_id=101', { lang: 'fr' });
    assert.deepEqual(
      [category?.cat_name, category?.parent?.cat_name],
      ['Pneus toutes saisons', 'Pneus et jantes'],
    );
    assert(
      list.every((goods) => goods.cat_name === 'Pneus toutes saisons'),
      'all of the list',
    );
  });

  test('divides the goods by delivery zone', async () => {
    const [near, far] = [await search('is_oversea=0'), await search('is_oversea=1')];
    assert.equal(near.total + far.total, LISTED);
    assert(
      near.list.every((goods) => goods.zone === 1) && far.list.every((goods) => goods.zone === 2),
      'all of the list',
    );
  });

  test('lists the goods of several stores, and counts every store without the filter by store', async () => {
    const { store } = await facets('');
    assert.equal(
      store.reduce((sum, { count }) => sum + count, 0),
      LISTED,
    );
    const [most, other] = store;
    assert(most && other && most.count >= other.count);
    const both = `store_id=${most.value},${other.value}`;
    assert.equal((await search(both)).total, most.count + other.count);
    assert.equal((await search(`store_id=${other.value}`)).total, other.count);
    const shown = new Set((await search(`${both}&pageSize=100`)).list.map(({ store_id }) => store_id));
    assert.deepEqual([...shown].map(String).sort(), [most.value, other.value].sort());
    assert.deepEqual((await facets(both)).store, store);
    const none = (await facets(`${both}&price_max=1`)).store;
    assert.deepEqual(
      none.map(({ value, count }) => [value, count]).sort(),
      [...[most.value, other.value].sort().map((value) => [value, 0])],
      'the chosen ones stay',
    );
    await refuses(request('search?store_id=1,x'), 400);
  });

  test('lowers the price of factory goods by the carton, and has no steps for others', async () => {
    for (const { price, wholesale } of (await search('factory=1&pageSize=100')).list) {
      assert.equal(wholesale.length, 3);
      wholesale.reduce(
        (before, step) => {
          assert(step.price < before.price && step.min_qty > before.min_qty);
          return step;
        },
        { min_qty: 1, price },
      );
    }
    assert(
      (await search('factory=0')).list.every((goods) => goods.wholesale.length === 0),
      'all of the list',
    );
  });

  test('includes both ends of a price range, and prices deals below their former price', async () => {
    const prices = (await search('price_min=2000&price_max=5000&sort=price_asc&pageSize=100')).list.map(
      (goods) => goods.price,
    );
    assert(prices.length > 0 && prices.every((price) => price >= 2000 && price <= 5000));
    const [lowest] = prices;
    assert((await search(`price_min=${lowest}&price_max=${lowest}`)).total >= 1);
    assert(
      (await search('deal=1')).list.every((goods) => goods.price < (goods.list_price ?? 0)),
      'all of the list',
    );
  });

  test('narrows a search for a department’s name down to its parts', async () => {
    const typed = 'goods_name=tires+and+wheels';
    const { category } = await facets(typed);
    assert.deepEqual(
      category.map(({ cat_id }) => cat_id),
      ['100', '101', '102', '103', '104'],
    );
    for (const { cat_id, count } of category) {
      const { total } = await search(`${typed}&cat_id=${cat_id}`);
      assert.equal(total, count);
      assert.deepEqual((await facets(`${typed}&cat_id=${cat_id}`)).category, category);
    }
    assert.equal((await search(`${typed}&cat_id=200`)).total, 0);
  });

  for (const [sort, key, falling] of [
    ['price_asc', 'price', false],
    ['price_desc', 'price', true],
  ] as const) {
    test(`lists each of the goods once across all pages, sorted by ${sort}`, async () => {
      const all: Goods[] = [];
      for (let page = 1; page <= 6; page++)
        all.push(...(await search(`sort=${sort}&pageSize=100&page=${page}`)).list);
      assert.equal(new Set(all.map((goods) => goods.goods_id)).size, LISTED);
      const values = all.map((goods) => goods[key]);
      assert.deepEqual(
        values,
        [...values].sort((a, b) => (falling ? b - a : a - b)),
      );
    });
  }

  for (const [typed, expected] of [
    ['winter tire', /Winter/],
    ['winter tires 225/45R17', /Winter Tire, 225\/45 R17/],
    ['tyres 205 55 16', /Tire, 205\/55 R16/],
    ['wheel 16x6.5', /Wheel, 16 × 6\.5 in/],
    ['wheel 16 x 6.5', /Wheel, 16 × 6\.5 in/],
    ['диск 16×6,5', /Wheel, 16 × 6\.5 in/],
    ['motorcycle helmet', /Helmet/],
    ['battery 70ah', /Battery, 70 Ah/],
    ['car charger', /EV Charger/],
    ['helmet in size m', /Helmet/],
    ['smartwatch', /Watch/],
    ['baby car seat', /Seat/],
    ['snow tires', /Winter/],
    ['17 inch wheels', /Wheel, 17/],
    ['winter tires 17 inch', /Winter Tire.* R17/],
    ['jacket for motorcycle', /Jacket/],
    ['TYRES', /Tire/],
    ['tire', /Tire/],
    ['rim', /Wheel/],
    ['tires and wheels', /Tire|Wheel/],
    ['шины и диски', /Tire|Wheel/],
    ['جنوط', /Wheel/],
    ['зимние шины', /Winter/],
    ['إطارات شتوية', /Winter/],
    ['bouilloires', /Kettle/],
    ['ram 2500 seat covers', /Seat Covers, Pickup/],
    ['2018 f250 headlight', /Headlamp/],
    ['camry floor mats', /Mats, Sedan/],
    ['camry wheels', /Wheel/],
    ['floor jack 3 ton', /Trolley Jack, 3 Tons/],
    ['desk lamp', /Lamp|Light|Lantern/],
    ['flower pots', /Pot|Planter/],
    ['hiking boots', /Hiking Shoes|Trail Shoes|Approach Shoes/],
    ['tesla adapter', /NACS/],
    ['inflator', /Air Compressor/],
    ['backpack 40l', /pack/i],
    ['40a charger', /40 A/],
    ['لابتوب', /Laptop/],
    ['wireless headphones', /Headphones/],
    ['зимняя резина', /Winter/],
    ['зарядка для электромобиля', /Charger/],
    ['мотоциклетная куртка', /Jacket/],
    ['batterie voiture', /Battery/],
    ['chargeur voiture électrique', /Charger/],
    ['جاكيت', /Jacket/],
    ['caméra embarquée', /Dash Cam/],
    ['كرسي أطفال', /Seat/],
    ['موبايل', /phone/i],
    ['noise cancelling headphones', /Headphones/],
    ['5x114.3', /Wheel/],
    ['h5 battery', /Battery, 60 Ah/],
  ] as const) {
    test(`finds the intended goods for "${typed}"`, async () => {
      const { list, corrected } = await search(`goods_name=${encodeURIComponent(typed)}&pageSize=100`);
      assert.deepEqual([list.length > 0, corrected], [true, null]);
      for (const goods of list) assert.match(goods.goods_name, expected);
    });
  }

  for (const [typed, lang, named] of [
    ['backpack', 'en', /Backpack/],
    ['rack', 'en', /\bRack/],
    ['recharge', 'fr', /recharge/],
    ['коврик', 'ru', /коврик/i],
  ] as const) {
    test(`begins with the goods that are called "${typed}", the most popular first`, async () => {
      const { list } = await search(`goods_name=${encodeURIComponent(typed)}&pageSize=100`, { lang });
      const ends = list.filter((goods) => named.test(goods.goods_name)).length;
      assert(ends > 0 && ends < list.length, `${ends} of ${list.length}`);
      for (const part of [list.slice(0, ends), list.slice(ends)]) {
        assert(part.every((goods) => named.test(goods.goods_name) === (part[0] === list[0])));
        assert.deepEqual(part, sorted(part, 'sold'));
      }
    });
  }

  for (const [typed, named, other] of [
    ['jack', /Jack\b/, /Jacket/],
    ['ev', /\bEV\b/, /Everyday/],
  ] as const)
    test(`lists what has "${typed}" as a whole word first`, async () => {
      const { list } = await search(`goods_name=${typed}&pageSize=100`);
      const names = list.map(({ goods_name }) => goods_name);
      const [last, first] = [
        names.map((name) => named.test(name)).lastIndexOf(true),
        names.findIndex((name) => other.test(name)),
      ];
      assert(last >= 0 && first > last, `${last} ${first}`);
    });

  test('corrects a misspelled word, and reports the correction', async () => {
    const { list, corrected } = await search('goods_name=wintr+ketle');
    assert.deepEqual([list, corrected], [[], 'winter kettle']);
    const kettles = await search('goods_name=electrik+ketle');
    assert.equal(kettles.corrected, 'electric kettle');
    assert(kettles.total > 0);
  });

  for (const typed of [
    'oil filter',
    'brake pads',
    'springs',
    'tablet stand',
    'cr-v',
    'speakers',
    'plugs',
    'tore',
    'mettle',
    'truck',
    'tire inflator',
    'stick shift',
    'sports car',
    'ضوء',
  ])
    test(`doesn’t correct "${typed}" to what is something else`, async () => {
      const { corrected } = await search(`goods_name=${encodeURIComponent(typed)}`);
      assert.equal(corrected, null);
    });

  for (const [typed, expected] of [
    ['tier', 'tire'],
    ['backpakc', 'backpack'],
    ['чехол', 'чехлы'],
  ] as const)
    test(`corrects "${typed}" to "${expected}"`, async () => {
      const { corrected } = await search(`goods_name=${encodeURIComponent(typed)}`);
      assert.equal(corrected, expected);
    });

  test('answers a page after the last one empty, with the total', async () => {
    const { total } = await search('goods_name=winter+tire');
    const { list, total: totalAtEnd, corrected } = await search('goods_name=winter+tire&page=90');
    assert.deepEqual([list, totalAtEnd, corrected], [[], total, null]);
    const mistyped = await search('goods_name=electrik+ketle&page=90');
    assert.deepEqual([mistyped.list, mistyped.corrected], [[], 'electric kettle']);
    assert.equal(mistyped.total, (await search('goods_name=electric+kettle')).total);
  });

  for (const [typed, cents] of [
    ['laptop under $800', 80_000],
    ['laptop less than 1k', 100_000],
  ] as const)
    test(`finds what costs no more than it says in "${typed}"`, async () => {
      const query = `goods_name=${encodeURIComponent(typed)}`;
      const { list, total } = await search(query);
      assert(total > 0 && list.every(({ price }) => price <= cents));
      assert.equal(total, (await search(`goods_name=laptop&price_max=${cents}`)).total);
      assert.equal(total, (await facets(query)).category[0]?.count, 'its filters count the same');
    });

  for (const [query, name, values] of [
    ['goods_name=helmet', 'Size', ['S', 'M', 'L', 'XL']],
    [
      'cat_id=102',
      'Size',
      ['195/65 R15', '205/55 R16', '215/60 R17', '225/45 R17', '235/55 R18', '255/50 R19'],
    ],
    ['cat_id=1003', 'Diameter', ['5 in', '7 in', '10 in', '13 in']],
    ['cat_id=700', '', []],
    ['', '', []],
  ] as const)
    test(`counts what goods of one kind differ in, here ${name || 'nothing'}: "${query}"`, async () => {
      const { version, version_name } = await facets(query);
      assert.deepEqual([version_name, version.map(({ value }) => value)], [name, values]);
      for (const { value, count } of version) {
        const chosen = `${query}&${new URLSearchParams({ version: value })}`;
        assert.equal((await search(chosen)).total, count, value);
        assert.deepEqual((await facets(chosen)).version, version, 'without itself');
      }
    });

  test('names the sizes in the shopper’s language', async () => {
    const { version, version_name } = await read(request('facets?cat_id=704', { lang: 'ru' }), GoodsFacets);
    assert.deepEqual([version_name, version[0]?.value], ['Размер США', 'Men’s Size 8']);
    assert.notEqual(version[0]?.name, version[0]?.value);
  });

  test('treats operators in a search as plain characters', async () => {
    for (const typed of ["'; drop table goods; --", '% _ \\', "tire' | 'x", ':* & !', '💡']) {
      await search(`goods_name=${encodeURIComponent(typed)}`);
    }
    assert.equal((await search('')).total, LISTED);
  });

  test('counts what each choice would leave', async () => {
    const { category, is_oversea, factory, price } = await facets('cat_id=1003&is_oversea=0');
    for (const { cat_id, count } of category) {
      assert.equal((await search(`cat_id=${cat_id}&is_oversea=0`)).total, count);
    }
    for (const { value, count } of is_oversea) {
      assert.equal((await search(`cat_id=1003&is_oversea=${value}`)).total, count);
    }
    for (const { value, count } of factory) {
      assert.equal((await search(`cat_id=1003&is_oversea=0&factory=${value}`)).total, count);
    }
    const cheapest = (await search('cat_id=1003&is_oversea=0&sort=price_asc')).list[0]?.price;
    const dearest = (await search('cat_id=1003&is_oversea=0&sort=price_desc')).list[0]?.price;
    assert.deepEqual(price, { min: cheapest, max: dearest });
  });

  test('sends empty counts when nothing matches', async () => {
    const [min, max] = await Promise.all(
      ['price_asc', 'price_desc'].map(async (sort) => (await search(`sort=${sort}`)).list[0]?.price),
    );
    assert.deepEqual(await facets('price_min=99999999'), {
      ...{ category: [], store: [], is_oversea: [], factory: [], deal: [], version: [], version_name: '' },
      price: { min, max },
    });
    assert.deepEqual((await facets('goods_name=qqqqqqqq')).price, { min: null, max: null });
  });

  test('refuses a department that the shop does not have', async () => {
    assert.equal(await refuses(request('search?cat_id=999'), 404), 'We don’t have that department.');
  });

  for (const [query, msg] of [
    ['cat_id=tires', '"cat_id" must be a whole number from 0 to 2147483647.'],
    ['store_id=-1', '"store_id" must be numbers with commas between.'],
    ['except=1,x', '"except" must be numbers with commas between.'],
    ['price_max=1e9', '"price_max" must be a whole number from 0 to 2147483647.'],
    ['is_oversea=2', '"is_oversea" must be 0 or 1.'],
    ['sort=best', '"sort" must be one of popular, newest, price_asc, price_desc, discount.'],
    ['pageSize=101', '"pageSize" must be a whole number from 1 to 100.'],
    [`goods_name=${'a'.repeat(201)}`, '"goods_name" may be at most 200 characters long.'],
  ] as const) {
    test(`refuses ${query.slice(0, 20)}`, async () => {
      assert.equal(await refuses(request(`search?${query}`), 400), msg);
    });
  }

  test('lists one of several sizes, found by each of them, and another once it is off sale', async () => {
    const leads = async () => (await search('goods_name=riding+shoes+10&pageSize=50')).list;
    const [lead] = (await leads()).filter(({ sizes }) => sizes > 2);
    assert(lead);
    const isIt = ({ goods_name }: Goods) =>
      goods_name.replace(/,.*/, '') === lead.goods_name.replace(/,.*/, '');
    const shown = async () => (await leads()).filter(isIt).map(({ goods_id, sizes }) => [goods_id, sizes]);
    assert.deepEqual(await shown(), [[lead.goods_id, lead.sizes]]);
    const store = { storeId: lead.store_id };
    await setOnSale(database.db, store, lead.goods_id, false, SELLER_MESSAGES.en);
    const [[next, left] = []] = await shown();
    assert.notEqual(next, lead.goods_id);
    assert.equal(left, lead.sizes - 1);
    await setOnSale(database.db, store, lead.goods_id, true, SELLER_MESSAGES.en);
    assert.deepEqual(await shown(), [[next, lead.sizes]]);
  });

  test('counts an item as sold out once all of its sizes are, and lists one that is left', async () => {
    const { db } = database;
    const list = async () => (await search('goods_name=riding+shoes+10&pageSize=50')).list;
    const lead = (await list()).find(({ sizes }) => sizes > 2)?.goods_id ?? 0;
    const before = await db
      .select()
      .from(goods)
      .where(or(eq(goods.goodsId, lead), eq(goods.sizeOf, lead)));
    const ids = before.map(({ goodsId }) => goodsId);
    const setStock = async (sizes: readonly number[], stock: number) => {
      await db
        .update(goods)
        .set({ stock })
        .where(inArray(goods.goodsId, [...sizes]));
    };
    const shown = async () => (await list()).filter(({ goods_id }) => ids.includes(goods_id));
    await setStock(ids, 4);
    await setStock([lead], 0);
    assert.deepEqual(
      (await shown()).map(({ stock }) => stock),
      [4 * (ids.length - 1)],
      'at once, even before another size is chosen',
    );
    await chooseLeads(db);
    const [other] = await shown();
    assert.notEqual(other?.goods_id, lead);
    await setStock(ids, 0);
    await chooseLeads(db);
    const sorted = await list();
    const rank = sorted.findIndex(({ goods_id }) => goods_id === other?.goods_id);
    assert.deepEqual([sorted[rank]?.stock, sorted.slice(rank).some(({ stock }) => stock > 0)], [0, false]);
    const last = ids.find((id) => id !== lead && id !== other?.goods_id) ?? 0;
    await setStock([last], 3);
    await chooseLeads(db);
    assert.deepEqual(
      (await shown()).map(({ goods_id, stock, sizes }) => [goods_id, stock, sizes]),
      [[last, 3, ids.length]],
    );
    for (const { goodsId, stock, sizeOf } of before)
      await db.update(goods).set({ stock, sizeOf }).where(eq(goods.goodsId, goodsId));
  });
});
