import { COLORS } from '../../shared/colors.js';
import { slug } from '../cars/makes/make.js';
import { between, pick, type Random, seededRandom, shuffle } from '../cars/random.js';
import { departmentRows } from '../departments/seed.js';
import { findableWords } from '../search/words.js';
import { STORES } from '../stores/directory.js';
import { generateOffer } from './generate-offer.js';
import { RANGES, type Range } from './ranges.js';
import type { NewGoods } from './schema.js';
import { pounds } from './shipping.js';
import { nameOf, translateGoods } from './translate-goods.js';

/** Cars are numbered from 10,001, so that one number never names a car and something else. */
export const FIRST_GOODS_ID = 20_001;

/** The day the newest goods came in; fixed, so that the same goods arise on every machine. */
const NEWEST_ARRIVAL = Date.UTC(2025, 8, 2);
const HOUR = 3_600_000;

type Unnumbered = Omit<NewGoods, 'goodsId' | 'slug' | 'createdAt'>;
type Department = ReturnType<typeof departmentRows>[number];

/** Makes up goods, as many of each range as of the next. The same arguments give the same goods. */
export function generateGoods(count: number, seed: number): NewGoods[] {
  const random = seededRandom(seed);
  const share = count / RANGES.length;
  const made = RANGES.flatMap((range, index) =>
    generateRange(random, range, Math.floor((index + 1) * share) - Math.floor(index * share)),
  );
  return shuffle(random, made).map((goods, index) => {
    const goodsId = FIRST_GOODS_ID + index;
    const createdAt = new Date(NEWEST_ARRIVAL - index * 5 * HOUR);
    return { ...goods, goodsId, slug: `${slug(goods.name)}-${goodsId}`, createdAt };
  });
}

function generateRange(random: Random, range: Range, count: number): Unnumbered[] {
  const all = departmentRows();
  const department = all.find((row) => row.slug === range.department);
  const parent = all.find((row) => row.catId === department?.parentId);
  if (department === undefined || parent === undefined) throw new Error(`No department ${range.department}`);
  const sellers = STORES.flatMap((store, index) =>
    store.sells.includes(parent.slug) ? [{ ...store, storeId: index + 1 }] : [],
  );
  const choices = range.brands.flatMap((brand) =>
    range.items.flatMap((item) => range.versions.map((version) => ({ brand, item, version }))),
  );
  return shuffle(random, choices)
    .slice(0, count)
    .map(({ brand, item, version }) => {
      const colors = shuffle(random, range.colors).slice(0, between(random, 2, 4));
      const pictures = colors.map((color) => ({ art: department.art, color, color_hex: COLORS[color] }));
      const weightG = Math.round(between(random, ...range.grams) / 10) * 10;
      const about = shuffle(random, range.about);
      const specification = [
        { name: 'Brand', value: brand },
        { name: range.differ, value: version.name },
        ...Object.entries(range.specs).map(([line, values]) => ({
          name: line,
          value: item.specs?.[line] ?? pick(random, values),
        })),
        { name: 'Item weight', value: pounds(weightG) },
      ];
      const parts = { brand, item: item.name, version: version.name, about, specification };
      const name = nameOf(parts);
      const translations = translateGoods(parts);
      return {
        name,
        translations,
        ...place(department, parent),
        art: department.art,
        color: colors[0] ?? '',
        colorHex: pictures[0]?.color_hex ?? '',
        pictures,
        description: about.join(' '),
        specification,
        weightG,
        ...generateOffer(random, item.price * version.factor, pick(random, sellers)),
        words: findableWords([
          name,
          ...Object.values(translations).map((texts) => texts.name),
          ...colors,
          ...Object.values(department.names),
          ...Object.values(parent.names),
        ]),
      };
    });
}

function place(department: Department, parent: Department) {
  return { catId: department.catId, departmentId: parent.catId };
}
