import { findCarDetail, findGoodsDetail } from '../goods/find-detail.js';
import { trail } from './breadcrumb-data.js';
import { departmentPath, missing } from './describe-list.js';
import { fill, HEAD_TEXTS } from './head-texts.js';
import { type Asked, type JsonObject, type PageHead, plainHead } from './page-head.js';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** A price in US cents, as every language of the shop writes it in a line of text. */
const priceOf = (cents: number): string => dollars.format(cents / 100).replace(/\.00$/, '');

/** The address of a product, whichever way it was asked for. */
const pathOf = (slug: string): string => `/products/${encodeURIComponent(slug)}`;

/** One of the goods, or a car, by its number or slug. */
export async function describeProduct(id: string, asked: Asked): Promise<PageHead> {
  return (await describeGoods(id, asked)) ?? (await describeCar(id, asked)) ?? missing(asked.lang);
}

async function describeGoods(id: string, { db, lang, origin }: Asked): Promise<PageHead | null> {
  const detail = await findGoodsDetail(db, id, lang);
  if (detail === null) return null;
  const { goods, store, shipping, category } = detail;
  const { slug = id, goods_name: name = '', price = 0, stock = 0 } = goods;
  const path = pathOf(slug);
  const days = `${shipping.days_min}–${shipping.days_max}`;
  const texts = stock > 0 ? HEAD_TEXTS[lang].goods : HEAD_TEXTS[lang].goodsGone;
  const { title, description } = fill(texts, { name, price: priceOf(price), days });
  const product = productData(origin + path, name, goods.description, {
    price,
    isAvailable: stock > 0,
    seller: store.store_name,
  });
  const way = category && trail(origin, [[category.cat_name, departmentPath(category.cat_id)]]);
  return {
    ...plainHead(title, description, path),
    type: 'product',
    data: way ? [product, way] : [product],
  };
}

async function describeCar(id: string, { db, lang, origin }: Asked): Promise<PageHead | null> {
  const detail = await findCarDetail(db, id);
  if (detail === null) return null;
  const { goods: car } = detail;
  const path = pathOf(car.slug);
  const { title, description } = fill(HEAD_TEXTS[lang].car, {
    name: car.goods_name,
    price: priceOf(car.price),
    port: car.port,
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
    color: car.color,
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage_km, unitCode: 'KMT' },
  };
  const makePath = `/categories/${encodeURIComponent(car.brand)}`;
  return {
    ...plainHead(title, description, path),
    type: 'product',
    data: [product, trail(origin, [[car.brand_name, makePath]])],
  };
}

/** What all products have. `price` is in US cents. */
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
