import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { ApiError, requestLanguage } from '../http/api.js';
import { addressOf, rateLimit } from '../limits/rate-limit.js';
import { MOST_UNPAID } from '../orders/holds.js';
import type { Order } from '../orders/schema.js';
import { GUEST_MESSAGES } from './messages.js';

/** How long an order holds its goods without a payment, in seconds, a started payment included. */
const HOLD_S = 35 * 60;

/**
 * Limits how many orders guests place while each may hold its goods: by visitor, as `refuseMoreUnpaid` does it by
 * shopper, and by IP address, since anybody can be another visitor and another guest.
 * @returns a function that places an order unless there were too many; a repeated or failed call doesn't count
 */
export function guestOrderLimits(
  db: Db,
  now: () => Date,
): (c: Context, place: () => Promise<Order>) => Promise<Order> {
  const visitors = rateLimit(db, { name: 'guest-orders-of-visitor', attempts: MOST_UNPAID, perS: HOLD_S });
  const addresses = rateLimit(db, { name: 'guest-orders-of-address', attempts: 20, perS: HOLD_S });
  return async (c, place) => {
    const counts = [
      { limit: visitors, key: c.req.header('uuid') ?? '' },
      { limit: addresses, key: addressOf(c) },
    ];
    const taken: typeof counts = [];
    const giveBack = async () => {
      for (const { limit, key } of taken) await limit.giveBack(c, key);
    };
    for (const count of counts) {
      const mayGoOn = await count.limit.take(c, count.key);
      taken.push(count);
      if (mayGoOn) continue;
      await giveBack();
      throw new ApiError(429, GUEST_MESSAGES[requestLanguage(c)].tooManyOrders);
    }
    const begun = now();
    try {
      const order = await place();
      if (order.createdAt < begun) await giveBack();
      return order;
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
}
