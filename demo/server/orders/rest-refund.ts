import { NO_RETURNS, refundOf } from '../../shared/returns.js';
import type { Order, OrderLine } from './schema.js';

/**
 * Returns what canceling the rest of an order gives back: its price and its share of the shipping, less its share of a
 * coupon. Nothing is withheld.
 * @param left those of the order's lines that no seller has sent
 */
export function restRefund(
  { subtotal, discount, points, total, shipments }: Order,
  lines: readonly OrderLine[],
  left: readonly OrderLine[],
) {
  const parcels = shipments.map(({ fee, goods_ids }) => ({ fee, goods: priceOf(lines, goods_ids, false) }));
  const values = shipments.map(({ goods_ids }) => priceOf(left, goods_ids, true));
  const back = refundOf(
    { subtotal, discount, points, total, left: total, parcels },
    // It isn't the shopper's fault, so nothing is withheld, and the shipping goes back, too.
    { values, before: NO_RETURNS, reason: 'wrong' },
  );
  return { ...back, value: values.reduce((sum, each) => sum + each, 0), parcels, values };
}

/** Sums up what goods cost that are in a shipment: all their pieces, or those that haven't been refunded. */
const priceOf = (lines: readonly OrderLine[], ids: readonly number[], isLeft: boolean): number =>
  lines
    .filter(({ goodsId }) => ids.includes(goodsId))
    .reduce((sum, { buyNum, returned, price }) => sum + (buyNum - (isLeft ? returned : 0)) * price, 0);
