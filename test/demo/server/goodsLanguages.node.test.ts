import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { RANGES } from '../../../demo/server/goods/range.js';
import { Cart } from '../../../demo/shared/replies/cart.js';
import { GoodsDetail, GoodsPage } from '../../../demo/shared/replies/goods.js';
import { overDatabase } from './each-database.js';
import { read } from './read-reply.js';
import { type SellerShop, sellerShop, WITHOUT_SELLERS } from './seller-shop.js';

const LANGUAGES = ['ru', 'ar', 'fr'] as const;

/** All texts that describe the seeded goods. */
const TEXTS = RANGES.flatMap(({ differ, items, versions, specs, about }) => [
  differ,
  ...items.flatMap(({ name, specs: own = {}, about: sentences = [] }) => [
    name,
    ...Object.entries(own).flat(),
    ...sentences,
  ]),
  ...versions.flatMap(({ name, specs: own = {} }) => [name, ...Object.entries(own).flat()]),
  ...Object.entries(specs).flatMap(([name, values]) => [name, ...values]),
  ...about,
]);

for (const language of LANGUAGES) {
  test(`has every word of the seeded goods in ${language}`, () => {
    const file = new URL(`../../../demo/assets/data/goods.${language}.json`, import.meta.url);
    const dictionary: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    // A measure such as "620 in-lb" has no words, and "qt" and "lb" stay as they are.
    const words = TEXTS.filter(
      (text) => /\p{Ll}{3}/u.test(text) && !/^[\d.,–x ]+ (?:\p{L}|-){1,5}$/u.test(text),
    );
    assert.deepEqual(
      [...new Set(words)].filter((text) => !dictionary[text] && !/OLED|eSIM|Full HD|^Type 2$|mph/.test(text)),
      [],
    );
  });
}

overDatabase((open) => {
  let database: Database;
  let shop: SellerShop;
  before(async () => {
    database = await open(WITHOUT_SELLERS);
    shop = sellerShop(database);
  });
  after(() => database.close());

  const detail = async (id: number, lang: string) =>
    (await read(shop.get('/pc/goods/detail', { goods_id: String(id) }, { lang }), GoodsDetail)).goods;

  test('translates names, descriptions, and specifications to the shopper’s language', async () => {
    const [ru, ar, fr] = await Promise.all(LANGUAGES.map((lang) => detail(20_001, lang)));
    assert.deepEqual([ru?.lang, ar?.lang, fr?.lang], [...LANGUAGES]);
    for (const text of [ru?.goods_name, ru?.description, ru?.specification[0]?.name])
      assert.match(text ?? '', /\p{Script=Cyrillic}/u);
    for (const text of [ar?.goods_name, ar?.description, ar?.specification[0]?.name])
      assert.match(text ?? '', /\p{Script=Arabic}/u);
    assert.equal(fr?.specification[0]?.name, 'Marque');
    assert.match(
      ar?.goods_name ?? '',
      /\u2068[^\u2069]*[A-Za-z][^\u2069]*\u2069/u,
      'the maker keeps its order',
    );
    assert.equal((await detail(20_001, 'en')).lang, 'en');
  });

  test('finds goods by their name in another language', async () => {
    const reply = shop.get('/pc/goods/search', { goods_name: 'рюкзак' }, { lang: 'ru' });
    const { list } = await read(reply, GoodsPage);
    assert(list.length > 0 && list.every(({ goods_name }) => /рюкзак/i.test(goods_name)));
  });

  test('shows names in the cart in the shopper’s language', async () => {
    const { token } = await shop.shopper('reader@languages.test');
    const sender = { token, lang: 'ru' };
    const { lines } = await read(
      shop.post('/pc/cart/add', { goods_id: '20002', buy_num: '1' }, sender),
      Cart,
    );
    assert.match(lines[0]?.goods_name ?? '', /\p{Script=Cyrillic}/u);
  });

  test('tells every shopper which language a seller wrote the text in', async () => {
    const token = await shop.openStore('owner@languages.test', 'Lampes du port');
    const { goods_id } = await shop.addGood(token, { lang: 'fr', name: 'Lampe de bureau en laiton' });
    for (const lang of ['en', 'ar']) assert.equal((await detail(goods_id, lang)).lang, 'fr');
    const reply = shop.post('/pc/seller/goods/add', { name: 'Lamp of brass', lang: 'xx' }, { token });
    assert.equal((await (await reply).json()).code, 400);
  });
});
