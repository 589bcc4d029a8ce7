import { eq } from 'drizzle-orm';
import { object } from 'superstruct';
import type { Art } from '../../shared/art.js';
import { ARTS } from '../../shared/art.js';
import { type Form, tidy, type Values, wrongIn } from '../../shared/check-form.js';
import { COLORS } from '../../shared/colors.js';
import { checkOffer, GOODS_FORM, readDetails, readTiers } from '../../shared/goods-form.js';
import { LANGUAGES } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { fitWords } from '../goods/goods-words.js';
import { pounds } from '../goods/shipping.js';
import { discountOf } from '../goods/unit-price.js';
import { type Fault, field } from '../http/fields.js';
import { findableWords } from '../search/words.js';
import { US_WAREHOUSE } from '../stores/return-address.js';
import type { stores } from '../stores/schema.js';
import { FieldErrors } from './field-errors.js';
import type { SellerMessages } from './messages.js';

type Store = typeof stores.$inferSelect;

/** Returns the struct of a form's fields, whose texts `read` reads. Anything but a single text counts as missing. */
export const formRequest = (form: Form, read: (text: string) => string | Fault) =>
  object(
    Object.fromEntries(
      Object.keys(form).map((name) => [name, field((value) => read(typeof value === 'string' ? value : ''))]),
    ),
  );

export const BRAND_LINE = 'Brand';
export const COLOR_LINE = 'Color';
export const WEIGHT_LINE = 'Item weight';

/** The lines of a specification that other fields of the form fill. */
export const OWN_LINES: readonly string[] = [BRAND_LINE, COLOR_LINE, WEIGHT_LINE];

export const GoodsFormRequest = formRequest(GOODS_FORM, tidy);

/** Reads a seller's form for goods into the catalog's columns. Throws FieldErrors if any are wrong. */
export async function readGoods(db: Db, store: Store, values: Values, texts: SellerMessages, now: Date) {
  const wrong: Record<string, string> = wrongIn(GOODS_FORM, values, texts.wrong.goods, now);
  const offer = Object.keys(wrong).length === 0 ? checkOffer(values) : null;
  if (offer !== null) wrong[offer] = texts.wrong.goods[offer];
  const { name = '', brand = '', color = '', description = '', details = '', wholesale = '' } = values;
  if (wholesale !== '' && !store.factory) wrong.wholesale = texts.wrong.wholesaleForFactories;
  if (hasControls(Object.values(values))) wrong.description = texts.wrong.goods.description;
  const place = wrong.cat_id === undefined ? await findPlace(db, Number(values.cat_id)) : null;
  if (place === null) wrong.cat_id = texts.wrong.goods.cat_id;
  const art = ARTS.find((each) => each === values.art);
  const colorHex = Object.entries(COLORS).find(([name]) => name === color)?.[1];
  if (place === null || art === undefined || colorHex === undefined || Object.keys(wrong).length > 0)
    throw new FieldErrors(texts.checkFields, wrong);

  const price = Number(values.price);
  const listPrice = values.list_price ? Number(values.list_price) : null;
  const zone: 1 | 2 = values.zone === '2' ? 2 : 1;
  const specification = [
    ...(brand === '' ? [] : [{ name: BRAND_LINE, value: brand }]),
    ...readDetails(details).filter((line) => !OWN_LINES.includes(line.name)),
    { name: COLOR_LINE, value: color },
    { name: WEIGHT_LINE, value: pounds(Number(values.weight_g)) },
  ];
  return {
    name,
    lang: LANGUAGES.find((each) => each === values.lang) ?? LANGUAGES[0],
    catId: place.catId,
    departmentId: place.departmentId,
    art: art satisfies Art,
    color,
    colorHex,
    description,
    price,
    listPrice,
    discount: listPrice === null ? 0 : discountOf(listPrice, price),
    zone,
    shipsFrom: shipsFrom(store, zone),
    weightG: Number(values.weight_g),
    wholesale: readTiers(wholesale),
    specification,
    factory: store.factory,
    words: findableWords([name, brand, color, ...place.names, ...fitWords({ specification })]),
    titleWords: findableWords([name]),
    stock: Number(values.stock),
  };
}

export type ReadGoods = Awaited<ReturnType<typeof readGoods>>;

function shipsFrom({ country, city }: Store, zone: number): string {
  const isHere = country === 'United States';
  return zone === 1 && !isHere ? US_WAREHOUSE : `${city}, ${country}`;
}

/** Finds a second-level department. Returns null if there is none. */
async function findPlace(db: Db, catId: number) {
  const [part] = await db.select().from(departments).where(eq(departments.catId, catId));
  if (part === undefined || part.parentId === null) return null;
  return { catId, departmentId: part.parentId, names: Object.values(part.names) };
}

/** Postgres doesn't allow NUL in text, and none of our texts needs other control characters. */
function hasControls(texts: readonly string[]): boolean {
  return texts.some((text) => /\p{Cc}/u.test(text));
}
