import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { pointsFor } from '../../shared/points.js';
import { users } from '../accounts/schema.js';
import { returnCoupon } from '../coupons/change-coupons.js';
import type { Db } from '../db/database.js';
import { goods } from '../goods/schema.js';
import { isGuest } from '../guests/guests.js';
import { rewardInviter } from '../invitations/invitations.js';
import { noticeOfOrder } from '../notifications/notices.js';
import { payments } from '../payments/schema.js';
import { earnPoints, returnPoints, takeBackPoints } from '../points/points.js';
import { earnSpin, takeBackSpins } from '../prizes/spins.js';
import { returnedCents } from '../returns/returned-cents.js';
import { returns } from '../returns/schema.js';
import { tellSellers } from '../sellers/news.js';
import { findArrivals, haveArrived } from './arrivals.js';
import { cancelRest } from './cancel-rest.js';
import { findPartlySent } from './find-orders.js';
import { releaseCars } from './holds.js';
import { type Order, orderEvents, orderLines, orders } from './schema.js';
import { restocked, unsold } from './take-back.js';
import { type Act, type Actor, type Effect, transitionOf } from './transitions.js';

/** Thrown if an act isn't allowed in the order's current state, or not for this actor. */
export class RefusedAct extends Error {
  override readonly name = 'RefusedAct';

  constructor(
    readonly act: Act,
    readonly order: Pick<Order, 'orderId' | 'state'>,
  ) {
    super(`Order ${order.orderId} is ${order.state}: "${act}" cannot be done`);
  }
}

/**
 * Locks an order for the transaction, and its shopper first: placing an order also locks the shopper before the goods,
 * and a different lock order could cause a deadlock. Returns null if there is no such order.
 */
export async function lockOrder(tx: Db, orderId: number): Promise<Order | null> {
  const [owner] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.orderId, orderId));
  if (owner === undefined) return null;
  if (owner.userId !== null) await lockShopper(tx, owner.userId);
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('no key update');
  return order ?? null;
}

/** Locks a shopper, so that nothing else orders or cancels for them until the transaction ends. */
export async function lockShopper(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
}

/** Performs an act, with all its effects, on an order that `lockOrder` has locked. `note` is a carrier and its tracking number. */
export async function applyAct(
  tx: Db,
  order: Order,
  { act, actor, now, note = '' }: { act: Act; actor: Actor; now: Date; note?: string },
): Promise<Order> {
  const partlySent = await findPartlySent(tx, [order.orderId]);
  const transition = transitionOf(order.state, act, actor, partlySent.has(order.orderId));
  if (transition === undefined) throw new RefusedAct(act, order);
  const { to, effects } = transition;
  await tx.update(orders).set({ state: to }).where(eq(orders.orderId, order.orderId));
  await tx.insert(orderEvents).values({ orderId: order.orderId, act, state: to, actor, note, at: now });
  for (const effect of effects) await EFFECTS[effect](tx, order, now);
  const changed = { ...order, state: to };
  // That effect gives notice itself: it knows what was canceled.
  if (act !== 'cancel-rest') await noticeOfOrder(tx, { ...changed, actor }, now);
  return changed;
}

const EFFECTS: Readonly<Record<Effect, (tx: Db, order: Order, now: Date) => Promise<void>>> = {
  async 'give-back'(tx, { orderId }) {
    await changeGoods(tx, orderId, restocked);
    await returnCoupon(tx, orderId);
    await returnPoints(tx, orderId);
    await releaseCars(tx, orderId);
  },
  'count-sold': (tx, { orderId }) =>
    changeGoods(tx, orderId, (pieces) => ({ sold: sql`${goods.sold} + ${pieces}` })),
  'uncount-sold': (tx, { orderId }) => changeGoods(tx, orderId, unsold),
  'cancel-rest': cancelRest,
  'tell-sellers': (tx, { orderId }, now) => tellSellers(tx, orderId, now),
  async refund(tx, { orderId }, now) {
    await tx
      .update(payments)
      .set({ refund: 'due', refundAmount: sql`${payments.amount}`, refundAt: now })
      // One that was refunded before, such as a second payment of the same order, stays refunded.
      .where(
        and(
          eq(payments.orderId, orderId),
          eq(payments.status, 'succeeded'),
          lt(payments.refundAmount, payments.amount),
        ),
      );
  },
  async reward(tx, { userId, orderId, total }, now) {
    // A guest has no account to collect anything in.
    if (userId === null || (await isGuest(tx, userId))) return;
    // What has gone back already, from a delivery that came first, earns nothing.
    const points = pointsFor(total - (await returnedCents(tx, orderId)));
    if (points > 0) await earnPoints(tx, { userId, points, reason: 'order', orderId, at: now });
    await earnSpin(tx, { userId, reason: 'order', orderId, earnedAt: now });
    if (total > 0) await rewardInviter(tx, { friendId: userId, orderId, now });
  },
  async 'close-returns'(tx, { orderId }, now) {
    await tx
      .update(returns)
      .set({ state: 'canceled', closedAt: now })
      .where(and(eq(returns.orderId, orderId), eq(returns.state, 'requested')));
  },
  async 'close-pages'(tx, { orderId }, now) {
    await tx
      .update(payments)
      .set({ closeAt: now, closeTries: 0 })
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')));
  },
  async 'take-reward-back'(tx, { orderId }, now) {
    await takeBackPoints(tx, orderId, now);
    await takeBackSpins(tx, orderId, now);
  },
};

/** Changes an order's goods one by one in ascending order of ID, like all code that locks several goods. */
async function changeGoods(
  tx: Db,
  orderId: number,
  change: (pieces: number) => Parameters<ReturnType<typeof tx.update<typeof goods>>['set']>[0],
): Promise<void> {
  const lines = await tx
    // Returned pieces came back before.
    .select({
      goodsId: orderLines.goodsId,
      pieces: sql<number>`${orderLines.buyNum} - ${orderLines.returned}`,
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), lt(orderLines.returned, orderLines.buyNum)))
    .orderBy(asc(orderLines.goodsId));
  for (const { goodsId, pieces } of lines) {
    await tx.update(goods).set(change(pieces)).where(eq(goods.goodsId, goodsId));
  }
}

/** Performs an act in its own transaction, on an order of `userId` or, if null, on any. Returns null if none fits. */
export function actOnOrder(
  db: Db,
  {
    orderId,
    userId,
    ...doing
  }: { orderId: number; userId: number | null; act: Act; actor: Actor; now: Date; note?: string },
): Promise<Order | null> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null || (userId !== null && order.userId !== userId)) return null;
    const changed = await applyAct(tx, order, doing);
    return doing.act === 'cancel-rest' ? endDelivered(tx, orderId, doing.now) : changed;
  });
}

/** Ends an order whose deliveries have all arrived, because what hadn't was canceled. */
async function endDelivered(tx: Db, orderId: number, now: Date): Promise<Order | null> {
  const order = await lockOrder(tx, orderId);
  if (order === null || !haveArrived(order, await findArrivals(tx, [orderId]))) return order;
  // It was the shopper who said that they had arrived.
  return applyAct(tx, order, { act: 'confirm', actor: 'shopper', now });
}
