import { artOf } from '../../shared/art.js';
import { COLORS } from '../../shared/colors.js';
import { slug } from '../cars/makes/make.js';
import { between, pick, type Random, seededRandom, shuffle } from '../cars/random.js';
import { departmentRows } from '../departments/seed.js';
import { findableWords } from '../search/words.js';
import { US_WAREHOUSE } from '../stores/return-address.js';
import { STORES, type Store } from '../stores/seed.js';
import type { Drawn, Offer } from './drawn-goods.js';
import { nameOf, translateGoods } from './goods-texts.js';
import { inSizes, LEAST_SIZES } from './in-sizes.js';
import { pricedBySize, pricesOf, roundPrice } from './prices.js';
import { fitsOf, RANGES, type Range, versionsOf, weightOf } from './range.js';
import type { GoodsTexts, NewGoods } from './schema.js';
import { pounds } from './shipping.js';

type Seller = Store & { storeId: number };

interface Terms {
  /** What a store asks of the usual price. */
  readonly share: number;
  /** Percent off, 0 if the price isn't reduced. */
  readonly aim: number;
}

/** What the versions of one item share, set by the first of them. */
interface Family {
  /** By store: a jacket costs the same in each size there, and a larger battery costs more than a smaller one. */
  readonly terms: Map<number, Terms>;
  /** Who has all versions, if they are sizes or sides. */
  seller?: Seller;
}

type Offered = Pick<Drawn, 'offer' | 'usual' | 'aim'>;

/** Generates a store's price, stock, and shipping for something that costs about this many dollars. */
function generateOffer(random: Random, dollars: number, store: Seller, { terms }: Family): Offered {
  const drawn = {
    share: 0.92 + random() * 0.18,
    aim: random() < 0.28 ? between(random, 2, 7) * 5 : 0,
  };
  const { share, aim } = terms.get(store.storeId) ?? drawn;
  terms.set(store.storeId, { share, aim });
  const usual = roundPrice(dollars * (store.factory ? 0.72 : 1) * share);
  const abroad = store.factory && random() < 0.8;
  const offer: Offer = {
    storeId: store.storeId,
    ...pricesOf(usual, aim, store.factory),
    stock: random() < 0.04 ? 0 : between(random, 3, store.factory ? 2_400 : 180),
    sold: Math.floor(between(random, 2, 60) ** (1 + random())),
    zone: abroad ? 2 : 1,
    shipsFrom: store.factory && !abroad ? US_WAREHOUSE : `${store.city}, ${store.country}`,
    factory: store.factory,
  };
  return { offer, usual, aim };
}

/** Car numbers start at 10,001, so a number never refers to both a car and goods. */
export const FIRST_GOODS_ID = 20_001;

/** The day the newest goods came in, unless the caller says so. */
const NEWEST_ARRIVAL = Date.UTC(2025, 8, 2);
const HOUR = 3_600_000;

type Unnumbered = Omit<NewGoods, 'goodsId' | 'slug' | 'createdAt'>;

/** Goods, and what stands for them in lists. */
interface Made {
  readonly goods: Unnumbered;
  readonly lead: Unnumbered | undefined;
}

type Department = ReturnType<typeof departmentRows>[number];

/**
 * Makes up goods, divided evenly among the ranges. The same arguments give the same goods.
 * @param newest when the newest goods came in, in epoch ms
 */
export function generateGoods(count: number, seed: number, newest = NEWEST_ARRIVAL): NewGoods[] {
  const random = seededRandom(seed);
  const moves = seededRandom(seed + 1);
  const share = count / RANGES.length;
  const made = RANGES.flatMap((range, index) =>
    generateRange({ random, moves }, range, Math.floor((index + 1) * share) - Math.floor(index * share)),
  );
  const shuffled = shuffle(random, made);
  const ids = new Map(shuffled.map(({ goods }, index) => [goods, FIRST_GOODS_ID + index]));
  return shuffled.map(({ goods, lead }, index) => {
    const goodsId = FIRST_GOODS_ID + index;
    const createdAt = new Date(newest - index * 5 * HOUR);
    const sizeOf = lead === undefined ? null : ids.get(lead);
    return { ...goods, goodsId, slug: `${slug(goods.name)}-${goodsId}`, createdAt, sizeOf };
  });
}

interface Draws {
  readonly random: Random;
  /** For goods dealt to a store that doesn't sell them: they move on, and no others change by it. */
  readonly moves: Random;
}

function generateRange({ random, moves }: Draws, range: Range, count: number): Made[] {
  const all = departmentRows();
  const department = all.find((row) => row.slug === range.department);
  const parent = all.find((row) => row.catId === department?.parentId);
  if (department === undefined || parent === undefined) throw new Error(`No department ${range.department}`);
  const sellers = STORES.flatMap((store, index) =>
    store.sells.includes(parent.slug) ? [{ ...store, storeId: index + 1 }] : [],
  );
  const fitting = sellers.filter(({ only }) => only?.includes(range.department) ?? true);
  const isSized = range.versions.every(({ factor }) => factor === 1);
  const isWorn = isSized && range.versions.length >= LEAST_SIZES;
  const choices = range.brands.flatMap((brand) =>
    range.items.flatMap((item) => {
      const family: Family = { terms: new Map() };
      return versionsOf(range, item).map((version) => ({ brand, item, version, family }));
    }),
  );
  const drawn = shuffle(random, choices)
    .slice(0, count)
    .map(({ brand, item, version, family }): Drawn => {
      const colors = shuffle(random, item.colors ?? range.colors).slice(0, between(random, 2, 4));
      const weightG = weightOf(range, item, version, random());
      const about = shuffle(random, item.about ?? range.about);
      const fits = fitsOf(range, item, version, brand);
      const lines = [
        ...(fits === undefined ? [] : [{ name: 'Fits', value: fits }]),
        ...Object.entries(range.specs).map(([name, values]) => ({
          name,
          value: item.specs?.[name] ?? version.specs?.[name] ?? pick(random, values),
        })),
      ];
      const offerOf = (draws: Random, store: Seller) =>
        generateOffer(draws, item.price * version.factor, store, family);
      const dealt = pick(random, sellers);
      const offered = offerOf(random, dealt);
      const seller = family.seller ?? (fitting.includes(dealt) ? dealt : pick(moves, fitting));
      if (isSized) family.seller = seller;
      const { stock, sold } = offered.offer;
      const { offer, usual, aim } = seller === dealt ? offered : offerOf(moves, seller);
      const owned = { ...offer, stock, sold };
      return { brand, item, version, colors, weightG, about, lines, offer: owned, usual, aim };
    });
  const sized = isWorn ? inSizes(drawn, range) : pricedBySize(drawn);
  const leadOf = (at: number) => sized[at]?.lead ?? at;
  const named = sized.map((one) => ({ ...one, texts: textsOf(one, range) }));
  const made = named.map(({ brand, item, version, colors, weightG, offer, texts }, at) => {
    // The versions of an item look alike, and another brand's don't.
    const art = artOf(version.art ?? item.art, range.brands.indexOf(brand) + range.items.indexOf(item));
    const pictures = colors.map((color) => ({ art, color, color_hex: COLORS[color] }));
    // Sizes are found by the words of all of them, because one of them stands for the others.
    const names = named
      .filter((_, place) => leadOf(place) === leadOf(at))
      .flatMap((one) => namesIn(one.texts));
    return {
      ...texts,
      ...place(department, parent),
      art,
      color: colors[0] ?? '',
      colorHex: pictures[0]?.color_hex ?? '',
      pictures,
      weightG,
      ...offer,
      words: findableWords([
        ...names,
        ...colors,
        ...Object.values(department.names),
        ...Object.values(parent.names),
      ]),
      titleWords: findableWords(names),
    };
  });
  return made.map((goods, at) => ({ goods, lead: leadOf(at) === at ? undefined : made[leadOf(at)] }));
}

type Texts = GoodsTexts & Pick<NewGoods, 'translations'>;

/** Returns the texts of goods in all languages. */
function textsOf({ brand, item, version, weightG, about, lines }: Drawn, range: Range): Texts {
  const specification = [
    { name: 'Brand', value: brand },
    { name: range.differ, value: version.value ?? version.name },
    ...lines,
    { name: 'Item weight', value: pounds(weightG) },
  ];
  const parts = { brand, item: item.name, version: version.name, about, specification };
  const description = about.join(' ');
  return { name: nameOf(parts), description, specification, translations: translateGoods(parts) };
}

const namesIn = ({ name, translations = {} }: Texts) => [
  name,
  ...Object.values(translations).map((texts) => texts.name),
];

function place(department: Department, parent: Department) {
  return { catId: department.catId, departmentId: parent.catId };
}
