import { eq } from 'drizzle-orm';
import type { Shipment } from '../checkout/quote-shipping.js';
import type { Db } from '../db/database.js';
import { parcels } from '../sellers/schema.js';
import type { OrderEvent } from './find-events.js';
import type { Order, OrderLine } from './schema.js';

/** A shipment with the packages of it that have been sent. Its times are in ISO 8601. */
export interface SentShipment extends Shipment {
  readonly sent: readonly { at: string; note: string; goods_ids: number[] }[];
}

/** Returns an order's shipments, each with the packages of it that have been sent: its sellers' own, and the shop's. */
export async function withSent(
  db: Db,
  { orderId, shipments }: Order,
  lines: readonly OrderLine[],
  events: readonly OrderEvent[],
): Promise<SentShipment[]> {
  const all = await db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.shippedAt);
  const byShop = events.filter(({ act, actor }) => act === 'ship' && actor !== 'seller');
  return shipments.map((shipment) => {
    const own = lines.filter(({ goodsId }) => shipment.goods_ids.includes(goodsId));
    const ofSellers = all.filter(({ storeId }) => own.some((line) => line.storeId === storeId));
    const unsent = own.filter((line) => ofSellers.every(({ storeId }) => storeId !== line.storeId));
    // What a seller couldn't send is counted as returned.
    const isRest = ({ returned, buyNum }: OrderLine) => returned < buyNum;
    const rest = ofSellers.length === 0 || unsent.some(isRest) ? byShop : [];
    const sent = [
      ...ofSellers.map(({ storeId, shippedAt: at, tracking: note }) => ({
        ...{ at, note, lines: own.filter((line) => line.storeId === storeId) },
      })),
      ...rest.map(({ at, note }) => ({ at, note, lines: unsent })),
    ];
    return {
      ...shipment,
      sent: sent.map(({ at, note, lines }) => ({
        ...{ at: at.toISOString(), note, goods_ids: lines.map(({ goodsId }) => goodsId) },
      })),
    };
  });
}
