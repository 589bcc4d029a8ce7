import { and, inArray, min } from 'drizzle-orm';
import type { Shipment } from '../checkout/quote-shipping.js';
import type { Db } from '../db/database.js';
import type { SentShipment } from './find-sent.js';
import { type Order, orderEvents } from './schema.js';

export type Delivery = Pick<Shipment, 'kind' | 'zone'>;

/** Returns what a delivery is called within its order, such as "parcel 1": there is one of a kind and zone. */
export const keyOf = ({ kind, zone }: Delivery): string => `${kind} ${zone}`;

/** Returns when a delivery of an order arrived; null if it hasn't. */
export type Arrivals = (orderId: number, delivery: Delivery) => Date | null;

/** Finds when orders' deliveries arrived, each on its own or all of an order at once. */
export async function findArrivals(db: Db, orderIds: readonly number[]): Promise<Arrivals> {
  const { orderId, act, note, at } = orderEvents;
  const found = await db
    .select({ orderId, act, note, at: min(at) })
    .from(orderEvents)
    .where(and(inArray(orderId, [...orderIds]), inArray(act, ['confirm', 'arrive'])))
    .groupBy(orderId, act, note);
  return (id, delivery) => {
    const own = found.filter((each) => each.orderId === id);
    const single = own.find((each) => each.act === 'arrive' && each.note === keyOf(delivery));
    return (single ?? own.find((each) => each.act === 'confirm'))?.at ?? null;
  };
}

/** Returns whether a shopper can say of a delivery that it arrived: all of it has left, and others are still to come. */
export const canConfirm = ({ state, shipments }: Order, { sent, goods_ids }: SentShipment): boolean =>
  shipments.length > 1 &&
  (state === 'shipped' ||
    (state === 'paid' && goods_ids.every((id) => sent.some((each) => each.goods_ids.includes(id)))));

/** Returns whether all of an order's deliveries have arrived. */
export const haveArrived = ({ orderId, shipments }: Order, arrivals: Arrivals): boolean =>
  shipments.every((each) => arrivals(orderId, each) !== null);
