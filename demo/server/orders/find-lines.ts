import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { carName } from '../cars/car-name.js';
import { carRecords, cars, makes, models } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { goods } from '../goods/schema.js';
import { type Order, type OrderLine, orderLines } from './schema.js';

/** Returns an order's lines as in API replies, without what was canceled, in the order of its deliveries. */
export function toLines(order: Order, lines: readonly FoundLine[]) {
  const places = order.shipments.flatMap(({ goods_ids }) => goods_ids);
  const placeOf = ({ goodsId }: FoundLine) =>
    places.includes(goodsId) ? places.indexOf(goodsId) : places.length;
  return lines
    .filter((line) => !isCanceled(line, order))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(toLine);
}

const toLine = ({ goodsId, name, picture, storeName, zone, buyNum, returned, price, ...now }: FoundLine) => ({
  goods_id: goodsId,
  goods_name: name,
  store_name: storeName,
  buy_num: buyNum,
  total: buyNum * price,
  in_stock: now.isInStock,
  ...{ picture, zone, price, returned, make: now.make, vin: now.vin, mileage_km: now.mileageKm },
});

export interface FoundLine extends OrderLine {
  /** Whether it can be bought again. */
  readonly isInStock: boolean;
  /** A car's make; null for goods. */
  readonly make: string | null;
  readonly vin: string | null;
  readonly mileageKm: number | null;
}

/** Finds the lines as they were ordered, but with names in the given language if there are any. */
export async function findLines(
  db: Db,
  orderIds: readonly number[],
  language: Language,
): Promise<FoundLine[]> {
  if (orderIds.length === 0) return [];
  const found = await db
    .select({
      line: orderLines,
      name: sql<string | null>`${goods.translations}->${language}->>'name'`,
      isInStock: sql<boolean>`coalesce(${goods.stock} > 0, not ${cars.isHeld}, false)`,
      make: cars.make,
      vin: carRecords.vin,
      mileageKm: cars.mileageKm,
      car: { year: cars.year, make: makes.name, model: models.name },
    })
    .from(orderLines)
    .leftJoin(goods, eq(goods.goodsId, orderLines.goodsId))
    .leftJoin(cars, eq(cars.goodsId, orderLines.goodsId))
    .leftJoin(carRecords, eq(carRecords.goodsId, orderLines.goodsId))
    .leftJoin(makes, eq(makes.value, cars.make))
    .leftJoin(models, and(eq(models.make, cars.make), eq(models.value, cars.model)))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.goodsId));
  return found.map(({ line, name, car: { year, make, model }, ...now }) => {
    const called = year && make && model ? carName({ year, make, model }, language) : name;
    return { ...line, ...now, name: called ?? line.name };
  });
}

/** Whether a line was canceled after others had been sent. */
export const isCanceled = (
  { goodsId, returned }: Pick<OrderLine, 'goodsId' | 'returned'>,
  { shipments }: Pick<Order, 'shipments'>,
): boolean => returned > 0 && shipments.every(({ goods_ids }) => !goods_ids.includes(goodsId));

/** Returns what of an order was canceled after others had been sent, as in API replies; null for nothing. */
export function toCanceled({ canceled }: Order, lines: readonly FoundLine[]) {
  if (canceled === null) return null;
  const { pieces: gone, ...sums } = canceled;
  return {
    ...sums,
    lines: gone.flatMap(({ goodsId, pieces }) => {
      const line = lines.find((each) => each.goodsId === goodsId);
      if (line === undefined) return [];
      return [{ goods_id: goodsId, goods_name: line.name, pieces, total: pieces * line.price }];
    }),
  };
}
