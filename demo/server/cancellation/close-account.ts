import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { emailCodes, type User, users } from '../accounts/schema.js';
import { endSessions } from '../accounts/session.js';
import { addresses } from '../addresses/schema.js';
import { contactMessages } from '../contact/schema.js';
import { userCoupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { favorites } from '../favorites/schema.js';
import { goods } from '../goods/schema.js';
import { views } from '../history/schema.js';
import { toUuid } from '../http/fields.js';
import { exportQuotes } from '../landed-cost/schema.js';
import { waitingMails } from '../mail/schema.js';
import { applyAct, lockOrder } from '../orders/apply-act.js';
import { orderLines, orders, type ShipTo } from '../orders/schema.js';
import { balanceOf } from '../points/ledger.js';
import { findReturnables, toReturnable } from '../returns/find-returns.js';
import { returns } from '../returns/schema.js';
import { searchLog } from '../search/schema.js';

/** Paid orders still have to arrive. Without the account, nobody could track them. */
const ON_THE_WAY = ['paid', 'shipped'] as const;

/** The store of a requested return still has to receive it. Without the account, nobody could say what became of it. */
export const countOpenReturns = (db: Db, userId: number): Promise<number> =>
  db.$count(returns, and(eq(returns.state, 'requested'), inArray(returns.orderId, ownOrders(db, userId))));

const ownOrders = (db: Db, userId: number) =>
  db.select({ orderId: orders.orderId }).from(orders).where(eq(orders.userId, userId));

/** Returns the last day on which any of a shopper's orders can be returned; null if none can. */
async function returnsUntil(db: Db, userId: number, now: Date): Promise<string | null> {
  const received = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'received')));
  const open = [...(await findReturnables(db, received)).values()].flatMap(
    (each) => toReturnable(each, now) ?? [],
  );
  const days = open.flatMap(({ lines }) =>
    lines.map(({ faulty_only, until, faulty_until }) => (faulty_only ? faulty_until : until)),
  );
  return days.sort().at(-1) ?? null;
}

export const countOpenOrders = (db: Db, userId: number): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), inArray(orders.state, [...ON_THE_WAY])));

/** Counts what a shopper loses with the account. */
export async function findConsequences(db: Db, userId: number, now: Date) {
  const [
    open_orders,
    open_returns,
    returns_until,
    orderCount,
    points,
    shares,
    coupons,
    addressCount,
    saved,
    history,
  ] = await Promise.all([
    countOpenOrders(db, userId),
    countOpenReturns(db, userId),
    returnsUntil(db, userId, now),
    db.$count(orders, eq(orders.userId, userId)),
    balanceOf(db, userId, 'points'),
    balanceOf(db, userId, 'shares'),
    db.$count(
      userCoupons,
      and(eq(userCoupons.userId, userId), isNull(userCoupons.usedAt), gt(userCoupons.expiresAt, now)),
    ),
    db.$count(addresses, eq(addresses.userId, userId)),
    db.$count(favorites, eq(favorites.userId, userId)),
    db.$count(views, eq(views.userId, userId)),
  ]);
  return {
    open_orders,
    open_returns,
    returns_until,
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

/**
 * Cancels the orders that a shopper hasn't paid for. Their goods are for sale again, and a payment that is already on its
 * way is refunded, as there is nobody to ship to anymore.
 * @param tx a transaction that has locked the shopper
 */
async function cancelUnpaid(tx: Db, userId: number, now: Date): Promise<void> {
  const unpaid = await tx
    .select({ orderId: orders.orderId, goodsId: orderLines.goodsId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.state, 'unpaid')));
  if (unpaid.length === 0) return;
  // Each act locks the goods of its order alone. Locking those of all orders in ascending order prevents deadlocks.
  const goodsIds = unpaid.map(({ goodsId }) => goodsId);
  await tx
    .select({ goodsId: goods.goodsId })
    .from(goods)
    .where(inArray(goods.goodsId, goodsIds))
    .orderBy(asc(goods.goodsId))
    .for('no key update');
  for (const orderId of new Set(unpaid.map((line) => line.orderId))) {
    const order = await lockOrder(tx, orderId);
    if (order !== null) await applyAct(tx, order, { act: 'cancel', actor: 'shopper', now });
  }
}

/** Keeps the orders of a deleted account for the books, without a name, address, or owner. */
async function anonymiseOrders(tx: Db, userId: number): Promise<void> {
  await tx
    .update(returns)
    .set({ note: '', refusal: '' })
    .where(inArray(returns.orderId, ownOrders(tx, userId)));
  await tx.update(orders).set({ shipTo: NOBODY, userId: null }).where(eq(orders.userId, userId));
}

/**
 * Deletes an account and all data about its owner except a hash of the mailbox. Orders stay in the books without
 * an owner. Every other table references the user with `on delete cascade`; a test checks that nothing is left.
 * @param tx a transaction that has locked the user, so that either everything is deleted or nothing
 * @param visitor the id of the requesting browser, whose searches are deleted too; may be empty
 */
export async function closeAccount(
  tx: Db,
  { userId, email }: User,
  { visitor, now }: { visitor: string; now: Date },
): Promise<void> {
  await cancelUnpaid(tx, userId, now);
  await anonymiseOrders(tx, userId);
  await endSessions(tx, userId);
  if (email !== null) {
    await tx.delete(emailCodes).where(eq(emailCodes.email, email));
    await tx.delete(waitingMails).where(eq(waitingMails.to, email));
  }
  // Includes messages sent as a guest from the same email.
  const isFrom = eq(contactMessages.userId, userId);
  await tx
    .delete(contactMessages)
    .where(email === null ? isFrom : or(isFrom, sql`lower(${contactMessages.email}) = ${email}`));
  const isRequestedBy = eq(exportQuotes.userId, userId);
  await tx
    .delete(exportQuotes)
    .where(email === null ? isRequestedBy : or(isRequestedBy, sql`lower(${exportQuotes.email}) = ${email}`));
  if (toUuid(visitor) !== null) await tx.delete(searchLog).where(eq(searchLog.uuid, visitor));
  await tx.delete(users).where(eq(users.userId, userId));
}
