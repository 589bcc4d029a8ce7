import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { carName, carNames } from '../cars/car-name.js';
import type { Body, Fuel } from '../cars/makes/make.js';
import { cars, makes, models } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { goods, type WholesaleStep } from '../goods/schema.js';
import { carDrawing } from '../pictures/car-pictures.js';
import { stores } from '../stores/schema.js';

export type ProductPicture =
  | { readonly kind: 'goods'; readonly art: string; readonly color: string; readonly color_hex: string }
  | { readonly kind: 'car'; readonly drawing: string; readonly color: string; readonly color_hex: string };

/** Goods or a car, as carts and orders see them. Prices are US cents per piece. */
export interface Product {
  readonly goodsId: number;
  readonly name: string;
  /** Translations of the name, if there are any. */
  readonly names: Partial<Record<Language, string>>;
  readonly slug: string;
  readonly picture: ProductPicture;
  readonly price: number;
  readonly listPrice: number | null;
  /** In ascending order of quantity; empty if the price per piece never changes. */
  readonly wholesale: readonly WholesaleStep[];
  /** Pieces that can be ordered now. For a car this is 1, or 0 once an order holds it. */
  readonly stock: number;
  readonly zone: 1 | 2;
  readonly shipsFrom: string;
  /** Grams; null for a car. */
  readonly weightG: number | null;
  /** Null for goods. */
  readonly body: Body | null;
  /** Null for goods. */
  readonly fuel: Fuel | null;
  /** Null for goods. */
  readonly mileageKm: number | null;
  /** Null for a car, which the shop sells itself. */
  readonly storeId: number | null;
  readonly storeName: string;
}

/** Returns a product's name in a language, or the seller's own name for it if there is no translation. */
export const nameOf = ({ name, names }: Pick<Product, 'name' | 'names'>, language: Language): string =>
  names[language] ?? name;

const CAR_SELLER = 'Meridian';

/** Returns those of the products that the shop has, keyed by number. */
export async function findProducts(db: Db, ids: readonly number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const unique = [...ids];
  // One query at a time, because a transaction has only one connection.
  const found = [...(await findGoods(db, unique)), ...(await findCars(db, unique))];
  return new Map(found.map((product) => [product.goodsId, product]));
}

async function findGoods(db: Db, ids: number[]): Promise<Product[]> {
  const rows = await db
    .select({ goods, storeName: stores.name })
    .from(goods)
    .innerJoin(stores, eq(stores.storeId, goods.storeId))
    .where(inArray(goods.goodsId, ids));
  return rows.map(({ goods: row, storeName }) => {
    const { goodsId, name, slug, price, listPrice, wholesale, stock, zone, shipsFrom, weightG, storeId } =
      row;
    const picture = { kind: 'goods', art: row.art, color: row.color, color_hex: row.colorHex } as const;
    const names = Object.fromEntries(
      Object.entries(row.translations).map(([language, texts]) => [language, texts.name]),
    );
    return {
      ...{ goodsId, name, names, slug, picture, price, listPrice, wholesale },
      ...{ stock, zone, shipsFrom, weightG, body: null, fuel: null, mileageKm: null, storeId, storeName },
    };
  });
}

async function findCars(db: Db, ids: number[]): Promise<Product[]> {
  const rows = await db
    .select({ car: cars, make: makes.name, model: models.name })
    .from(cars)
    .innerJoin(makes, eq(makes.value, cars.make))
    .innerJoin(models, and(eq(models.make, cars.make), eq(models.value, cars.model)))
    .where(inArray(cars.goodsId, ids));
  return rows.map(({ car, make, model }) => ({
    goodsId: car.goodsId,
    name: carName({ year: car.year, make, model }, 'en'),
    names: carNames({ year: car.year, make, model }),
    slug: car.slug,
    picture: {
      kind: 'car',
      drawing: carDrawing({
        ...{ goods_id: car.goodsId, brand: car.make, model: car.model, body: car.body, zone: car.zone },
      }),
      color: car.color,
      color_hex: car.colorHex,
    },
    price: car.price,
    listPrice: null,
    wholesale: [],
    stock: car.isHeld ? 0 : 1,
    zone: car.zone,
    shipsFrom: car.port,
    weightG: null,
    body: car.body,
    fuel: car.fuel,
    mileageKm: car.mileageKm,
    storeId: null,
    storeName: CAR_SELLER,
  }));
}
