import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { ACCOUNT_MESSAGES } from '../accounts/messages.js';
import { findUser } from '../accounts/session.js';
import type { Owner } from '../cart/owner.js';
import type { Db } from '../db/database.js';
import { ApiError, requestLanguage } from '../http/api.js';
import { toUuid } from '../http/fields.js';
import { orders } from '../orders/schema.js';
import { findGuest, type Guest, ordersOf } from './session.js';

/** Who places or sees an order: a signed-in shopper, or a guest with a session of their own. */
export interface Buyer {
  readonly userId: number;
  /** Where mails about the order go; null for an account without an email. */
  readonly email: string | null;
  readonly isGuest: boolean;
  /** Whose cart is ordered. A guest's stays with the visitor, so that signing in merges it as usual. */
  readonly cart: Owner;
}

/** Returns who may save addresses and place orders: a signed-in shopper, or a guest who has begun to check out. */
export async function requireBuyer(db: Db, c: Context, now: Date): Promise<Buyer> {
  const user = await findUser(db, c, now);
  if (user !== null) return ofAccount(user);
  const guest = await findGuest(db, c, now);
  // A session of a mailed link is for its order alone.
  if (guest !== null && guest.orderId === null) return ofGuest(c, guest);
  throw signInFirst(c);
}

/**
 * Requires a signed-in shopper or a guest's session. Returns a function that finds who may see and change an order: the
 * guest if it is one of its own, or the one that its link names; otherwise the shopper, whose orders the caller checks.
 */
export async function requireBuyerOf(
  db: Db,
  c: Context,
  now: Date,
): Promise<(orderId: number) => Promise<Buyer>> {
  const [user, guest] = [await findUser(db, c, now), await findGuest(db, c, now)];
  if (user === null && guest === null) throw signInFirst(c);
  return async (orderId) => {
    if (guest !== null && (await isOrderOf(db, guest, orderId))) return ofGuest(c, guest);
    // To anything but its own orders, a guest is like someone who owns none.
    return ofAccount(user ?? { userId: NOBODY, email: null });
  };
}

/** An ID that no user has. */
const NOBODY = 0;

const isOrderOf = async (db: Db, guest: Guest, orderId: number): Promise<boolean> =>
  (await db.$count(orders, and(ordersOf(guest), eq(orders.orderId, orderId)))) > 0;

const ofAccount = ({ userId, email }: { userId: number; email: string | null }): Buyer => ({
  ...{ userId, email, isGuest: false, cart: { userId } },
});

function ofGuest(c: Context, { userId, email }: Guest): Buyer {
  const visitor = toUuid(c.req.header('uuid') ?? '');
  return { userId, email, isGuest: true, cart: visitor === null ? { userId } : { visitor } };
}

const signInFirst = (c: Context) => new ApiError(401, ACCOUNT_MESSAGES[requestLanguage(c)].signInFirst);
