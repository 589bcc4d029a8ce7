import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { emailCodes, type User, users } from '../accounts/schema.js';
import { endSessions } from '../accounts/session.js';
import { addresses } from '../addresses/schema.js';
import { contactMessages } from '../contact/schema.js';
import { userCoupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { favourites } from '../favourites/schema.js';
import { views } from '../history/schema.js';
import { toUuid } from '../http/fields.js';
import { exportQuotes } from '../landed-cost/schema.js';
import { waitingMails } from '../mail/schema.js';
import { orders, type ShipTo } from '../orders/schema.js';
import { balanceOf } from '../points/ledger.js';
import { searchLog } from '../search/schema.js';

/** An order that has been paid is still to arrive: without the account, nobody could follow or return it. */
const ON_THE_WAY = ['paid', 'shipped'] as const;

export const countOpenOrders = (db: Db, userId: number): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), inArray(orders.state, [...ON_THE_WAY])));

/** What a shopper loses with the account, in numbers. */
export async function findConsequences(db: Db, userId: number, now: Date) {
  const [open_orders, orderCount, points, shares, coupons, addressCount, saved, history] = await Promise.all([
    countOpenOrders(db, userId),
    db.$count(orders, eq(orders.userId, userId)),
    balanceOf(db, userId, 'points'),
    balanceOf(db, userId, 'shares'),
    db.$count(
      userCoupons,
      and(eq(userCoupons.userId, userId), isNull(userCoupons.usedAt), gt(userCoupons.expiresAt, now)),
    ),
    db.$count(addresses, eq(addresses.userId, userId)),
    db.$count(favourites, eq(favourites.userId, userId)),
    db.$count(views, eq(views.userId, userId)),
  ]);
  return {
    open_orders,
    orders: orderCount,
    points,
    shares,
    coupons,
    addresses: addressCount,
    saved,
    history,
  };
}

const NOBODY: ShipTo = {
  contact_name: '',
  phone: '',
  street: '',
  unit: '',
  city_name: '',
  state: '',
  post_code: '',
};

/** The orders of an account that is deleted stay for the books: without a name, an address or an owner. */
export async function anonymiseOrders(tx: Db, userId: number): Promise<void> {
  await tx.update(orders).set({ shipTo: NOBODY, userId: null }).where(eq(orders.userId, userId));
}

/**
 * Removes an account and all that is known of its owner. Orders stay in the books, of nobody. Every other table refers
 * to the user with `on delete cascade`; a test looks for what it left.
 * @param tx a transaction: all of it goes, or nothing
 * @param visitor the id of the browser that asks, whose searches go too; it may be none
 */
export async function closeAccount(tx: Db, { userId, email }: User, visitor: string): Promise<void> {
  await anonymiseOrders(tx, userId);
  await endSessions(tx, userId);
  if (email !== null) {
    await tx.delete(emailCodes).where(eq(emailCodes.email, email));
    await tx.delete(waitingMails).where(eq(waitingMails.to, email));
  }
  // Also what was written as a guest, from the same address.
  const isFrom = eq(contactMessages.userId, userId);
  await tx
    .delete(contactMessages)
    .where(email === null ? isFrom : or(isFrom, sql`lower(${contactMessages.email}) = ${email}`));
  const isAskedBy = eq(exportQuotes.userId, userId);
  await tx
    .delete(exportQuotes)
    .where(email === null ? isAskedBy : or(isAskedBy, sql`lower(${exportQuotes.email}) = ${email}`));
  if (toUuid(visitor) !== null) await tx.delete(searchLog).where(eq(searchLog.uuid, visitor));
  await tx.delete(users).where(eq(users.userId, userId));
}
