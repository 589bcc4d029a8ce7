import { and, eq, exists, gt, inArray, isNotNull, lt, not, or } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { lockUser } from '../accounts/users.js';
import { closeAccount } from '../cancellation/close-account.js';
import type { Db } from '../db/database.js';
import { orderEvents, orders } from '../orders/schema.js';
import { returns } from '../returns/schema.js';
import { guestSessions } from './schema.js';

/** How long after the last event of an order a guest's email and address are kept, in milliseconds. */
export const GUEST_DATA_MS = 180 * 86_400_000;

/** How long a guest without an order is kept, in milliseconds: longer than a session. */
const UNUSED_MS = 2 * 86_400_000;

/** Maximum number of guests per sweep. The next sweep takes the rest. */
const BATCH = 50;

/**
 * Deletes guests who have ordered nothing, and those whose orders have long been over. Their orders stay in the books
 * without an email or address, as when an account is closed. Several servers may run it at once.
 */
export async function sweepGuests(db: Db, now: Date): Promise<void> {
  const isOver = isOverFor(db, now);
  const over = await db.select({ userId: users.userId }).from(users).where(isOver).limit(BATCH);
  for (const { userId } of over) {
    await db.transaction(async (tx) => {
      await lockUser(tx, userId);
      // The guest may have ordered between the query and the lock.
      const [guest] = await tx
        .select()
        .from(users)
        .where(and(eq(users.userId, userId), isOver));
      if (guest !== undefined) await closeAccount(tx, guest, { visitor: '', now });
    });
  }
}

function isOverFor(db: Db, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const own = eq(orders.userId, users.userId);
  const session = and(eq(guestSessions.userId, users.userId), gt(guestSessions.expiresAt, now));
  const isOpen = and(own, inArray(orders.state, ['unpaid', 'paid', 'shipped']));
  const recent = and(own, gt(orderEvents.at, before(GUEST_DATA_MS)));
  const sentBack = and(own, eq(returns.state, 'requested'));
  return and(
    isNotNull(users.guestEmail),
    lt(users.createdAt, before(UNUSED_MS)),
    not(exists(db.select({ id: guestSessions.userId }).from(guestSessions).where(session))),
    not(exists(db.select({ id: orders.orderId }).from(orders).where(isOpen))),
    not(
      exists(
        db
          .select({ id: orders.orderId })
          .from(orders)
          .leftJoin(orderEvents, eq(orderEvents.orderId, orders.orderId))
          .leftJoin(returns, eq(returns.orderId, orders.orderId))
          .where(or(recent, sentBack)),
      ),
    ),
  );
}
