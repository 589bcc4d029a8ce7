import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { findUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { toUuid } from '../http/fields.js';
import { addressOf, rateLimit, tooManyRequests } from '../limits/rate-limit.js';
import { cartLines } from './schema.js';

/** The owner of a cart: a shopper, or a guest with a visitor uuid. */
export type Owner = { readonly userId: number } | { readonly visitor: string };

/** Returns the owner of a request's cart: the signed-in shopper, or its `uuid` header; null without either. */
export async function findOwner(db: Db, c: Context, now = new Date()): Promise<Owner | null> {
  const user = await findUser(db, c, now);
  if (user !== null) return { userId: user.userId };
  const visitor = toUuid(c.req.header('uuid') ?? '');
  return visitor === null ? null : { visitor };
}

export function linesOf(owner: Owner): SQL | undefined {
  return 'userId' in owner
    ? eq(cartLines.userId, owner.userId)
    : and(eq(cartLines.visitor, owner.visitor), isNull(cartLines.userId));
}

/**
 * Limits how often carts are changed, orders placed, or returns requested, per minute: by shopper, who is one person with a few tabs, or
 * by IP address for guests, who may be a whole office.
 * @returns a function that counts a call and throws an ApiError 429 if there were too many
 */
export function limitChanges(
  db: Db,
  of: 'cart' | 'checkout' | 'return',
): (c: Context, owner: Owner) => Promise<void> {
  const shoppers = rateLimit(db, { name: `${of}-of-shopper`, attempts: 600, perS: 60 });
  const guests = rateLimit(db, { name: `${of}-of-address`, attempts: 1_200, perS: 60 });
  return async (c, owner) => {
    const mayGoOn =
      'userId' in owner ? await shoppers.take(c, String(owner.userId)) : await guests.take(c, addressOf(c));
    if (!mayGoOn) throw tooManyRequests();
  };
}
