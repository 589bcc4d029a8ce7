import { and, eq } from 'drizzle-orm';
import { fill, fillPlural } from '../../../dist/npm/text.js';
import { numberSpan } from '../../shared/number-span.js';
import { pathTo } from '../../shared/pages.js';
import { modelName } from '../cars/car-name.js';
import { makes, models } from '../cars/schema.js';
import { money } from '../coupons/messages.js';
import { findDepartment } from '../departments/find-departments.js';
import { findCarDetail, findGoodsDetail } from '../goods/find-detail.js';
import { placeIn } from '../places/place-names.js';
import { stores } from '../stores/schema.js';
import { SITE_MESSAGES } from './messages.js';
import { type JsonObject, type PageHead, type PageQuery, plainHead, trail } from './page-head.js';

interface HeadText {
  readonly title: string;
  readonly description: string;
}

/** Fills names into a title and a description without escaping them: the code that writes them into a page does that. */
const fillHead = (text: HeadText, values: Readonly<Record<string, string>>): HeadText => ({
  title: fill(text.title, values),
  description: fill(text.description, values),
});

/** Describes a list of all cars, of a make's or model's, or of a department's goods. Search results aren't indexed. */
export async function describeList(id: string, query: PageQuery): Promise<PageHead> {
  const { db, lang, search, origin } = query;
  const texts = SITE_MESSAGES[lang].head;
  const term = search.get('goods_name')?.slice(0, 100);
  if (term) {
    const { title, description } = fillHead(texts.search, { term });
    return plainHead(title, description, null);
  }
  const { cars } = texts;
  if (/^\d{1,9}$/.test(id)) return describeDepartment(id, query);
  if (!id) return plainHead(cars.title, cars.description, pathTo('categories'));

  const [make] = await db.select().from(makes).where(eq(makes.value, id));
  if (make === undefined) return describeDepartment(id, query);
  const path = pathTo('category', make.value);
  const [model] = await db
    .select({ name: models.name, value: models.value })
    .from(models)
    .where(and(eq(models.make, make.value), eq(models.value, search.get('model') ?? '')));
  const name = model ? modelName(make.name, model.name) : make.name;
  const canonical = model ? `${path}?model=${encodeURIComponent(model.value)}` : path;
  const { title, description } = fillHead(texts.make, { name });
  const way = trail(origin, [
    [cars.title, pathTo('categories')],
    [make.name, path],
    ...(model ? [[model.name, canonical] as const] : []),
  ]);
  return { ...plainHead(title, description, canonical), data: [way] };
}

/** Describes the list of a department's goods, by the department's ID or slug. */
export async function describeDepartment(id: string, { db, lang, origin }: PageQuery): Promise<PageHead> {
  const department = await findDepartment(db, /^\d{1,9}$/.test(id) ? Number(id) : id, lang);
  if (department === null) return missing(lang);
  const { cat_id, cat_name: name, parent } = department;
  const { title, description } = fillHead(SITE_MESSAGES[lang].head.department, { name });
  const path = pathTo('category', cat_id);
  const way = trail(origin, [
    ...(parent ? [[parent.cat_name, pathTo('category', parent.cat_id)] as const] : []),
    [name, path],
  ]);
  return { ...plainHead(title, description, path), data: [way] };
}

export function missing(lang: PageQuery['lang']): PageHead {
  const { title, description } = SITE_MESSAGES[lang].head.missing;
  return { ...plainHead(title, description, null), status: 404 };
}

export async function describeStore(id: string, { db, lang, origin }: PageQuery): Promise<PageHead> {
  const [store] = await db
    .select()
    .from(stores)
    .where(/^\d{1,9}$/.test(id) ? eq(stores.storeId, Number(id)) : eq(stores.slug, id));
  if (store === undefined) return missing(lang);
  const { name, city, country, slug, since } = store;
  const path = pathTo('store', slug);
  const { title, description } = fillHead(SITE_MESSAGES[lang].head.store, {
    name,
    place: placeIn(`${city}, ${country}`, lang),
  });
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name,
    description: store.aboutTranslations[lang] ?? store.about,
    url: origin + path,
    foundingDate: String(since),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  };
  return { ...plainHead(title, description, path), data: [data] };
}

/** Describes goods or a car, by ID or slug. */
export async function describeProduct(id: string, query: PageQuery): Promise<PageHead> {
  return (await describeGoods(id, query)) ?? (await describeCar(id, query)) ?? missing(query.lang);
}

async function describeGoods(id: string, { db, lang, origin }: PageQuery): Promise<PageHead | null> {
  const detail = await findGoodsDetail(db, id, lang);
  if (detail === null) return null;
  const { goods, store, shipping, category } = detail;
  const { slug = id, goods_name: name = '', price = 0, stock = 0 } = goods;
  const path = pathTo('product', slug);
  const { days_min, days_max } = shipping;
  const texts = SITE_MESSAGES[lang];
  const span = numberSpan(lang, days_min, days_max);
  const days = fillPlural(texts.days, days_max, new Intl.PluralRules(lang), span);
  const { goods: available, goodsGone } = texts.head;
  const values = { name, price: money(lang, price), days };
  const { title, description } = fillHead(stock > 0 ? available : goodsGone, values);
  const product = productData(origin + path, name, goods.description, {
    price,
    isAvailable: stock > 0,
    seller: store.store_name,
  });
  const way = category && trail(origin, [[category.cat_name, pathTo('category', category.cat_id)]]);
  return {
    ...plainHead(title, description, path),
    type: 'product',
    data: way ? [product, way] : [product],
  };
}

async function describeCar(id: string, { db, lang, origin }: PageQuery): Promise<PageHead | null> {
  const detail = await findCarDetail(db, id, lang);
  if (detail === null) return null;
  const { goods: car } = detail;
  const path = pathTo('product', car.slug);
  const { title, description } = fillHead(SITE_MESSAGES[lang].head.car, {
    name: car.goods_name,
    price: money(lang, car.price),
    port: car.port_name,
  });
  const product = {
    ...productData(origin + path, car.goods_name, description, {
      price: car.price,
      isAvailable: car.stock > 0,
      seller: 'Meridian',
    }),
    '@type': ['Product', 'Car'],
    brand: { '@type': 'Brand', name: car.brand_name },
    model: car.model_name,
    vehicleModelDate: String(car.year),
    ...(car.trim === null ? {} : { vehicleConfiguration: car.trim }),
    color: car.color,
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage_km, unitCode: 'KMT' },
  };
  const makePath = pathTo('category', car.brand);
  return {
    ...plainHead(title, description, path),
    type: 'product',
    data: [product, trail(origin, [[car.brand_name, makePath]])],
  };
}

/** Returns the data that all products have. `price` is in US cents. */
function productData(
  url: string,
  name: string,
  description: string,
  { price, isAvailable, seller }: { price: number; isAvailable: boolean; seller: string },
): JsonObject {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: (price / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: seller },
    },
  };
}

/** Describes goods, a car, or a department, whose IDs are shorter than those of goods and cars. */
export const describeChosen = (id: string, query: PageQuery): Promise<PageHead> =>
  /^\d{1,4}$/.test(id) ? describeDepartment(id, query) : describeProduct(id, query);
