import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { COUNTRY_OF } from '../../../demo/server/cars/ports.js';
import type { Database } from '../../../demo/server/db/database.js';
import { translateGoods } from '../../../demo/server/goods/goods-texts.js';
import { translateMeasures } from '../../../demo/server/goods/measures.js';
import { RANGES } from '../../../demo/server/goods/range.js';
import { translateText } from '../../../demo/server/goods/translate-text.js';
import { DESTINATIONS } from '../../../demo/server/landed-cost/landed-cost.js';
import { placeIn, townIn } from '../../../demo/server/places/place-names.js';
import { wordsOf } from '../../../demo/server/search/words.js';
import { STORES } from '../../../demo/server/stores/seed.js';
import { COLORS } from '../../../demo/shared/colors.js';
import { Cart } from '../../../demo/shared/replies/cart.js';
import { GoodsDetail, GoodsPage, StoreDetail } from '../../../demo/shared/replies/goods.js';
import { unbrokenUnits } from '../../../demo/shared/unbroken-units.js';
import { overDatabase } from './each-database.js';
import { read } from './read-reply.js';
import { type SellerShop, sellerShop, WITHOUT_SELLERS } from './seller-shop.js';

const LANGUAGES = ['ru', 'ar', 'fr'] as const;

/** All texts that describe the seeded goods. */
const TEXTS = RANGES.flatMap(({ differ, items, versions, specs, about: all }) => [
  differ,
  ...items.flatMap(({ name, specs: own = {}, about: sentences = [] }) => [
    name,
    ...Object.entries(own).flat(),
    ...sentences,
  ]),
  ...versions.flatMap(({ name, value = name, specs: own = {}, about = [] }) => [
    name,
    value,
    ...Object.entries(own).flat(),
    ...about,
  ]),
  ...Object.entries(specs).flatMap(([name, values]) => [name, ...values]),
  ...all,
]);

for (const language of LANGUAGES) {
  test(`has every word of the seeded goods in ${language}`, () => {
    const file = new URL(`../../../demo/assets/data/goods.${language}.json`, import.meta.url);
    const dictionary: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    // A measure such as "620 in-lb" has no words: `translateMeasures` writes it.
    const words = TEXTS.filter(
      (text) => /\p{Ll}{3}/u.test(text) && !/^[\d.,–x ]+ (?:\p{L}|-){1,5}$/u.test(text),
    );
    assert.deepEqual(
      [...new Set(words)].filter(
        (text) => !dictionary[text] && !/OLED|eSIM|Full HD|^Type 2$|mph|^(?:AMD|Intel|NVIDIA) /.test(text),
      ),
      [],
    );
  });
}

/** English measures, and how they are written in Russian, Arabic, and French. */
const MEASURES = [
  ['4,800 lm', '4 800 лм', '4,800 لومن', '4 800 lm'],
  ['18.4 lb', '8,3 кг', '8.3 كغم', '8,3 kg'],
  ['5.2 oz', '150 г', '150 غرام', '150 g'],
  ['16 × 6.5 in', '16 × 6,5 дюйма', '16 × 6.5 بوصة', '16 × 6,5 pouces'],
  ['5 × 114.3', '5 × 114,3', '5 × 114.3', '5 × 114,3'],
  ['40–100 lb', '18–45 кг', '18–45 كغم', '18–45 kg'],
  ['91 (615 kg)', '91 (615 кг)', '91 (615 كغم)', '91 (615 kg)'],
  ['H (130 mph)', 'H (210 км/ч)', 'H (210 كم/س)', 'H (210 km/h)'],
  ['6.1 in OLED, 120 Hz', '6,1 дюйма OLED, 120 Гц', '6.1 بوصة OLED, 120 هرتز', '6,1 pouces OLED, 120 Hz'],
  ['14 cu ft', '400 л', '400 لتر', '400 L'],
  ['256 GB', '256 ГБ', '256 غيغابايت', '256 Go'],
  ['310 in-lb', '35 Н·м', '35 نيوتن متر', '35 N·m'],
  ['195/65 R15', '195/65 R15', '195/65 R15', '195/65 R15'],
  ['IP67, MIL-STD-810H', 'IP67, MIL-STD-810H', 'IP67, MIL-STD-810H', 'IP67, MIL-STD-810H'],
] as const;

const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

for (const [english, ...others] of MEASURES) {
  test(`writes ${english} with the digits and units of each language`, () => {
    const written = LANGUAGES.map((language) => plainSpaces(translateMeasures(english, language)));
    assert.deepEqual(written, others);
  });
}

test('no line of an English name ends within a size', () => {
  assert.equal(unbrokenUnits('Rally Wheel, 16 × 6.5 in'), 'Rally Wheel, 16\u00a0×\u00a06.5\u00a0in');
});

for (const [english, ...others] of [
  ['17 × 7 in', '17~×~7~дюймов', '17~×~7~بوصة', '17~×~7~pouces'],
  ['2 Tons', '2~т', '2~طن', '2~t'],
  ['46 Pieces', '46~предметов', '46~قطعة', '46~pièces'],
  ['91 (1,356 lb / 615 kg)', '91 (615~кг)', '91 (615~كغم)', '91 (615~kg)'],
  ['Up to 14 in', 'До 14~дюймов', 'حتى 14~بوصة', 'Jusqu’à 14~pouces'],
  [
    'J1772 to NACS Adapter',
    'Переходник J1772 – NACS',
    'محول من J1772 إلى NACS',
    'Adaptateur J1772 vers NACS',
  ],
] as const)
  test(`no line of a translation ends between the number and the unit of ${english}`, () => {
    const written = LANGUAGES.map((language) => translateText(english, language).replaceAll('\u00a0', '~'));
    assert.deepEqual(written, others);
  });

test('leaves no measure of the seeded goods in English', () => {
  for (const language of ['ru', 'ar'] as const) {
    const left = TEXTS.map((text) => translateMeasures(text, language)).filter((text) =>
      /^[\d.,–×\u00a0 ]+ (?:lm|W|V|A|Ah|mAh|lb|oz|in|ft|qt|L|mm|GB|Hz|K)$/u.test(text),
    );
    assert.deepEqual(left, []);
  }
});

/** The item, brand, and version of goods, and their Arabic title: each comma, "|" here, ends a run of Latin letters. */
const ARABIC_TITLES = [
  ['Longbeam LED Driving Light', 'Lumora', '4 in', 'كشاف قيادة LED \u200fLongbeam| Lumora| 4\u00a0بوصة'],
  [
    'Court Leather Sneakers',
    'Cobalt Lane',
    'Men’s Size 7',
    'حذاء رياضي جلدي Court| Cobalt\u00a0Lane| مقاس رجالي 7',
  ],
  ['Waxed Cotton Jacket', 'Fjordland', 'S', 'سترة قطن مشمّع| Fjordland| S'],
] as const;

for (const [item, brand, version, title] of ARABIC_TITLES) {
  test(`keeps the Latin names and the number of ${item} ${version} apart in Arabic`, () => {
    const parts = { item, brand, version, about: [], specification: [] };
    const name = translateGoods(parts).ar?.name ?? '';
    assert.equal(name.replace(/[\u2068\u2069]/g, ''), title.replaceAll('|', '،\u200f'));
    const plain = name.replace(/[\u200f\u2068\u2069]/g, '');
    assert.deepEqual(wordsOf(name), wordsOf(plain), 'searches find the same words');
  });
}

test('starts a Russian and a French title with the brand, which a card would cut off at the end', () => {
  const named = (item: string, brand: string, version: string) => {
    const { ru, fr } = translateGoods({ item, brand, version, about: [], specification: [] });
    return [ru?.name, fr?.name];
  };
  assert.deepEqual(named('Court Leather Sneakers', 'Cobalt Lane', 'Men’s Size 7'), [
    'Cobalt\u00a0Lane\u00a0— кожаные кеды Court, мужской размер 7',
    'Cobalt\u00a0Lane\u00a0– baskets en cuir Court, pointure homme 7',
  ]);
  const [ru, fr] = named('Linen Weave Seat Covers', 'Cobalt Lane', 'Compact');
  assert.match(`${ru} ${fr}`, /, для компактного авто .*, pour voiture \w+$/, 'agrees with any noun');
  assert.match(named('Arena Gaming Laptop', 'Hexfire', '15 in')[1] ?? '', / PC portable gamer Arena, /);
});

/** Places as stores have them, and how they are written in Russian, Arabic, and French. */
const PLACES = [
  [
    'Mesa, AZ, United States',
    'Меса, Аризона, США',
    'ميسا، أريزونا، الولايات المتحدة',
    'Mesa, Arizona, États\u2011Unis',
  ],
  ['Busan, South Korea', 'Пусан, Южная Корея', 'بوسان، كوريا الجنوبية', 'Busan, Corée du Sud'],
  ['Bursa, Türkiye', 'Бурса, Турция', 'بورصة، تركيا', 'Bursa, Turquie'],
  ['Antwerp', 'Антверпен', 'أنتويرب', 'Anvers'],
  ['Hamburg', 'Гамбург', 'هامبورغ', 'Hambourg'],
  // A town that a seller typed, and that the texts don't have.
  [
    'Truth or Consequences, NM, United States',
    'Truth or Consequences, NM, США',
    'Truth or Consequences, NM، الولايات المتحدة',
    'Truth or Consequences, NM, États\u2011Unis',
  ],
  ['constructor', 'constructor', 'constructor', 'constructor'],
] as const;

for (const [english, ...others] of PLACES) {
  test(`writes ${english} in each language`, () => {
    assert.deepEqual(
      LANGUAGES.map((language) => placeIn(english, language)),
      others,
    );
    assert.equal(placeIn(english, 'en'), english);
  });
}

test('names each seeded store’s city and each port in Arabic letters and in Cyrillic', () => {
  const towns = [
    ...COUNTRY_OF.keys(),
    ...DESTINATIONS.flatMap(({ ports }) => ports),
    ...STORES.map(({ city }) => city),
  ];
  for (const town of towns) {
    assert.match(townIn(town, 'ar'), /^[\p{Script=Arabic} ،()]+$/u, town);
    assert.match(townIn(town, 'ru'), /^[\p{Script=Cyrillic} ,()-]+$/u, town);
  }
});

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

  test('translates what a store says about itself, and names its language', async () => {
    const store = (id: number, lang: string) =>
      read(shop.get('/pc/store/detail', { store_id: String(id) }, { lang }), StoreDetail);
    const [ru, ar, fr] = await Promise.all(LANGUAGES.map((lang) => store(1, lang)));
    assert.match(ru?.about ?? '', /\p{Script=Cyrillic}/u);
    assert.match(ar?.about ?? '', /\p{Script=Arabic}/u);
    assert.match(fr?.about ?? '', /téléphone/);
    assert.deepEqual([ru?.about_lang, ar?.about_lang, fr?.about_lang], [...LANGUAGES]);
    assert.equal((await store(1, 'en')).about_lang, 'en');
    assert.deepEqual([ru?.city, ru?.country], ['Олбани, Нью-Йорк', 'США']);
    assert.deepEqual([ar?.city, fr?.country], ['ألباني، نيويورك', 'États\u2011Unis']);
  });

  test('finds goods by their name in another language', async () => {
    const reply = shop.get('/pc/goods/search', { goods_name: 'рюкзак' }, { lang: 'ru' });
    const { list } = await read(reply, GoodsPage);
    assert(list.length > 0 && list.every(({ goods_name }) => /рюкзак/i.test(goods_name)));
  });

  test('finds goods by an Arabic title as it is shown, and as a shopper types it', async () => {
    const { goods_name: title } = await detail(20_001, 'ar');
    assert.match(title, /،\u200f /);
    for (const typed of [title, title.replace(/[\u200f\u2068\u2069]/g, '')]) {
      const { list } = await read(
        shop.get('/pc/goods/search', { goods_name: typed }, { lang: 'ar' }),
        GoodsPage,
      );
      assert.ok(
        list.some(({ goods_id }) => goods_id === 20_001),
        typed,
      );
      assert.ok(list.every(({ slug }) => /^[a-z0-9-]+$/.test(slug)));
    }
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
    // The lines of the specification are the shop's own.
    for (const [lang, name, unit] of [
      ['en', 'Item weight', /(lb|oz)$/],
      ['ru', 'Вес товара', /(кг|г)$/],
    ] as const) {
      const { specification } = await detail(goods_id, lang);
      assert.match(specification.find((line) => line.name === name)?.value ?? '', unit);
    }
    // The host translates a color by its English name.
    const { specification } = await detail(goods_id, 'ar');
    assert.ok(specification.some(({ value }) => value in COLORS));
    const reply = shop.post('/pc/seller/goods/add', { name: 'Lamp of brass', lang: 'xx' }, { token });
    assert.equal((await (await reply).json()).code, 400);
  });
});
