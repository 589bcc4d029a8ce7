import type { Order } from '../../shared/replies/orders.js';
import { fill } from '../messages/i18n.js';
import type { OrderMessages } from '../texts.js';

/** Says what becomes of the items, or of the money, and of what else has paid for an order that gets canceled. */
export const cancelText = (
  { state, total, discount, points }: Pick<Order, 'state' | 'total' | 'discount' | 'points'>,
  texts: Pick<OrderMessages, 'cancelPaid' | 'cancelUnpaid' | 'couponBack' | 'pointsBack'>,
  priceOf: (cents: number) => string,
): string =>
  [
    state === 'paid' && total > 0 ? fill(texts.cancelPaid, { price: priceOf(total) }) : texts.cancelUnpaid,
    ...(discount > 0 ? [texts.couponBack] : []),
    ...(points > 0 ? [texts.pointsBack] : []),
  ].join(' ');

/** Says what becomes of the rest of an order that gets canceled, and what comes back for it. */
export const restText = (
  { rest_refund, rest_points }: Pick<Order, 'rest_refund' | 'rest_points'>,
  texts: Pick<OrderMessages, 'restText' | 'restRefund' | 'restPoints'>,
  priceOf: (cents: number) => string,
): string =>
  [
    texts.restText,
    ...(rest_refund > 0 ? [fill(texts.restRefund, { price: priceOf(rest_refund) })] : []),
    ...(rest_points > 0 ? [texts.restPoints] : []),
  ].join(' ');
