import { asc, eq, inArray } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { users } from '../accounts/schema.js';
import { copyAddresses } from '../addresses/copy-addresses.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api.js';
import { notifications } from '../notifications/schema.js';
import { orders } from '../orders/schema.js';
import { endGuestSession, findGuest, type Guest, ordersOf } from './session.js';

/**
 * After any kind of sign-in, moves the orders of the guest's session in this browser to the account, if it has the email
 * that the guest gave. The account's owner has proved that the mailbox is theirs, and the session that the orders are.
 */
export function claimAfterSignIn(db: Db, now: () => Date): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const user = c.get('signedIn');
    if (user !== undefined && user.email !== null)
      await claimOrders(db, c, { ...user, email: user.email }, now());
  };
}

async function claimOrders(db: Db, c: Context, account: Account, now: Date): Promise<void> {
  const guest = await findGuest(db, c, now);
  if (guest === null || guest.email !== account.email) return;
  await moveOrders(db, guest, account.userId);
  await endGuestSession(db, c);
}

/** An account with a proven email. */
interface Account {
  readonly userId: number;
  readonly email: string;
}

/**
 * Moves orders of a guest to an account, along with the addresses. If nothing is left of the guest, deletes them. Two
 * calls at once move everything once. The caller has checked that the account has the guest's email.
 * @param guest with `orderId`, only this order moves, and only the address that it went to
 */
export async function moveOrders(
  db: Db,
  guest: Pick<Guest, 'userId' | 'orderId'>,
  userId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    // In ascending order, like all code that locks several shoppers.
    await tx
      .select({ userId: users.userId })
      .from(users)
      .where(inArray(users.userId, [guest.userId, userId]))
      .orderBy(asc(users.userId))
      .for('update');
    const moved = await tx.update(orders).set({ userId }).where(ordersOf(guest)).returning();
    const sentTo = guest.orderId === null ? null : moved.map(({ shipTo }) => shipTo);
    await copyAddresses(tx, { from: guest.userId, to: userId, sentTo });
    if ((await tx.$count(orders, eq(orders.userId, guest.userId))) > 0) return;
    await tx.update(notifications).set({ userId }).where(eq(notifications.userId, guest.userId));
    await tx.delete(users).where(eq(users.userId, guest.userId));
  });
}
