import { artOf } from '../../shared/art.js';
import { COLORS } from '../../shared/colors.js';
import { slug } from '../cars/makes/make.js';
import { between, pick, randomFor, shuffle } from '../cars/random.js';
import { departmentRows } from '../departments/seed.js';
import { findableWords } from '../search/words.js';
import { US_WAREHOUSE } from '../stores/return-address.js';
import { STORES, type Store } from '../stores/seed.js';
import { drawModel, gramsOf, type Model, specificationOf } from './draw-model.js';
import type { Drawn, Offer } from './drawn-goods.js';
import { nameOf, translateGoods } from './goods-texts.js';
import { fitWords, namesIn, type Texts } from './goods-words.js';
import { inSizes, LEAST_SIZES } from './in-sizes.js';
import { pricedBySize, pricesOf, roundPrice } from './prices.js';
import { RANGES, type Range, type Version, versionsOf } from './range.js';
import type { NewGoods } from './schema.js';

type Seller = Store & { storeId: number };

/** What a version's random numbers go by: its name as it was before its "x" became "×", so that no goods change. */
const seedOf = ({ name }: Version): string => name.replaceAll('×', 'x');

type Offered = Pick<Drawn, 'offer' | 'usual' | 'aim'>;

/** Generates a store's price, stock, and shipping for a version of a model. */
function generateOffer(seed: number, { brand, item }: Model, version: Version, store: Seller): Offered {
  // A jacket costs the same in each size at a store, and a larger battery costs more than a smaller one.
  const terms = randomFor(seed, `${brand} ${item.name} at ${store.name}`);
  const share = 0.92 + terms() * 0.18;
  const aim = terms() < 0.28 ? between(terms, 2, 7) * 5 : 0;
  const usual = roundPrice(item.price * version.factor * (store.factory ? 0.72 : 1) * share);
  const random = randomFor(seed, `${brand} ${item.name} ${seedOf(version)} at ${store.name}`);
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
 * Makes up goods, divided evenly among the ranges. The same arguments give the same goods, and a change to what a range
 * says of its goods changes neither the numbers of goods nor other goods.
 * @param newest when the newest goods came in, in epoch ms
 */
export function generateGoods(count: number, seed: number, newest = NEWEST_ARRIVAL): NewGoods[] {
  const share = count / RANGES.length;
  const made = RANGES.flatMap((range, index) =>
    generateRange(seed, range, Math.floor((index + 1) * share) - Math.floor(index * share)),
  );
  const shuffled = shuffle(randomFor(seed, 'order'), made);
  const ids = new Map(shuffled.map(({ goods }, index) => [goods, FIRST_GOODS_ID + index]));
  return shuffled.map(({ goods, lead }, index) => {
    const goodsId = FIRST_GOODS_ID + index;
    const createdAt = new Date(newest - index * 5 * HOUR);
    const sizeOf = lead === undefined ? null : ids.get(lead);
    return { ...goods, goodsId, slug: `${slug(goods.name)}-${goodsId}`, createdAt, sizeOf };
  });
}

function generateRange(seed: number, range: Range, count: number): Made[] {
  const all = departmentRows();
  const department = all.find((row) => row.slug === range.department);
  const parent = all.find((row) => row.catId === department?.parentId);
  if (department === undefined || parent === undefined) throw new Error(`No department ${range.department}`);
  const sellers = STORES.flatMap((store, index) =>
    store.sells.includes(parent.slug) && (store.only?.includes(range.department) ?? true)
      ? [{ ...store, storeId: index + 1 }]
      : [],
  );
  const isSized = range.versions.every(({ factor }) => factor === 1);
  const isWorn = isSized && range.versions.length >= LEAST_SIZES;
  const choices = range.brands.flatMap((brand) =>
    range.items.flatMap((item) => {
      const model = drawModel(seed, range, brand, item);
      return versionsOf(range, item).map((version) => ({ model, version }));
    }),
  );
  const offered = shuffle(randomFor(seed, range.department), choices)
    .slice(0, count)
    .map(({ model, version }): Drawn => {
      // Who has one of the sizes or sides has all.
      const sold = `${model.brand} ${model.item.name}${isSized ? '' : ` ${seedOf(version)}`}`;
      const seller = pick(randomFor(seed, `seller of ${sold}`), sellers);
      return { ...model, version, ...generateOffer(seed, model, version, seller) };
    });
  const sized = isWorn ? inSizes(offered, range) : pricedBySize(offered);
  const leadOf = (at: number) => sized[at]?.lead ?? at;
  const named = sized.map((one) => ({ ...one, texts: textsOf(one, range) }));
  const made = named.map(({ texts, ...one }, at) => {
    const { brand, item, version, colors, offer } = one;
    // The versions of an item look alike, and another brand's don't.
    const design = version.design ?? range.brands.indexOf(brand) + range.items.indexOf(item);
    const art = artOf(version.art ?? item.art, design);
    const pictures = colors.map((color) => ({ art, color, color_hex: COLORS[color] }));
    // Sizes are found by the words of all of them, because one of them stands for the others.
    const names = named
      .filter((_, place) => leadOf(place) === leadOf(at))
      .flatMap((size) => namesIn(size.texts));
    return {
      ...texts,
      ...place(department, parent),
      art,
      color: colors[0] ?? '',
      colorHex: pictures[0]?.color_hex ?? '',
      pictures,
      weightG: gramsOf(one, version, range),
      ...offer,
      words: findableWords([...names, ...colors, ...Object.values(department.names), ...fitWords(texts)]),
      titleWords: findableWords(names),
    };
  });
  return made.map((goods, at) => ({ goods, lead: leadOf(at) === at ? undefined : made[leadOf(at)] }));
}

/** Returns the texts of goods in all languages. */
function textsOf(one: Drawn, range: Range): Texts {
  const { brand, item, version } = one;
  const about = [...one.about, ...(version.about ?? [])];
  const specification = specificationOf(one, version, range);
  const parts = { brand, item: item.name, version: version.name, about, specification };
  return {
    name: nameOf(parts),
    description: about.join(' '),
    specification,
    translations: translateGoods(parts),
  };
}

function place(department: Department, parent: Department) {
  return { catId: department.catId, departmentId: parent.catId };
}
