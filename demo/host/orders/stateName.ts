import type { ListedOrder } from '../../shared/replies/orders.js';
import type { OrderMessages } from '../texts.js';

/** Returns what an order's state is called: it's refunded only once the money has been sent. */
export const stateName = (
  { state, is_refund_due }: Pick<ListedOrder, 'state' | 'is_refund_due'>,
  { states, refundComing }: Pick<OrderMessages, 'states' | 'refundComing'>,
): string => (state === 'refunded' && is_refund_due ? refundComing : states[state]);
