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
