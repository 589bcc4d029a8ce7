import { and, eq, sql } from 'drizzle-orm';
import type { ReturnReason } from '../../shared/returns.js';
import { returnCoupon } from '../coupons/change-coupons.js';
import type { Db } from '../db/database.js';
import { lockOrder } from '../orders/apply-act.js';
import { type Order, orderEvents, orderLines } from '../orders/schema.js';
import { takeBackPieces } from '../orders/take-back.js';
import type { Actor } from '../orders/transitions.js';
import { addRefund } from '../payments/add-refund.js';
import { returnSomePoints, takeSomePoints } from '../points/points.js';
import { takeBackSpins } from '../prizes/spins.js';
import { linesOf } from './find-returns.js';
import { noticeOfReturn } from './notices.js';
import { returnedCents } from './returned-cents.js';
import { type Return, type ReturnState, returns } from './schema.js';

/** Thrown if a return can no longer be closed this way: it was closed another way before. */
export class ClosedReturn extends Error {
  override readonly name = 'ClosedReturn';

  constructor(readonly was: Return) {
    super(`Return ${was.returnId} is ${was.state}`);
  }
}

interface Closing {
  readonly returnId: number;
  readonly state: Exclude<ReturnState, 'requested'>;
  readonly actor: Actor;
  /** Whose return it must be; any if undefined. */
  readonly of?: { readonly userId: number; readonly orderId: number } | { readonly storeId: number };
  /** The reason for refusing it. */
  readonly refusal?: string;
  readonly now: Date;
}

/**
 * Closes a requested return: received, with everything that follows from it, refused, or canceled. Safe to repeat.
 * Returns null if there is no such return.
 * @throws {ClosedReturn}
 */
export function closeReturn(
  db: Db,
  { returnId, state, actor, of, refusal = '', now }: Closing,
): Promise<Return | null> {
  return db.transaction(async (tx) => {
    const mine = eq(returns.returnId, returnId);
    const [found] = await tx.select().from(returns).where(mine);
    if (found === undefined || (of && 'storeId' in of && of.storeId !== found.storeId)) return null;
    const order = await lockOrder(tx, found.orderId);
    if (order === null) return null;
    if (of && 'userId' in of && (of.userId !== order.userId || of.orderId !== order.orderId)) return null;
    // Under the order's lock: someone else may have closed it a moment ago.
    const [before] = await tx.select().from(returns).where(mine);
    if (before === undefined) return null;
    if (before.state === state) return before;
    if (before.state !== 'requested') throw new ClosedReturn(before);
    const gain = state === 'received' ? await takeIn(tx, order, before, now) : {};
    const [closed] = await tx
      .update(returns)
      .set({ state, refusal, closedAt: now, ...gain })
      .where(mine)
      .returning();
    if (closed === undefined) return null;
    await tx.insert(orderEvents).values({
      ...{ orderId: order.orderId, act: `return-${state}`, state: order.state, actor },
      ...{ note: String(returnId), at: now },
    });
    await noticeOfReturn(tx, order, closed, now);
    return closed;
  });
}

/** Reasons after which the pieces can't be sold again. */
const BROKEN: readonly ReturnReason[] = ['faulty', 'damaged'];

/** Does everything that follows from a return's arrival, and returns what the shopper really gets. */
async function takeIn(
  tx: Db,
  order: Order,
  { returnId, reason, refund, points }: Return,
  now: Date,
): Promise<Partial<Return>> {
  const { orderId, userId } = order;
  await takeBackPieces(tx, orderId, await linesOf(tx, [returnId]), !BROKEN.includes(reason));
  const paidBack = await addRefund(tx, orderId, refund, now);
  const isWhole = await isAllBack(tx, orderId);
  if (isWhole) await returnCoupon(tx, orderId);
  const returnedPoints = userId === null ? 0 : await returnSomePoints(tx, orderId, points);
  const back = isWhole ? order.total : (await returnedCents(tx, orderId)) + paidBack;
  const takenPoints = await takeSomePoints(tx, orderId, [back, order.total], now);
  if (isWhole) await takeBackSpins(tx, orderId, now);
  return { refund: paidBack, points: returnedPoints, takenPoints };
}

async function isAllBack(tx: Db, orderId: number): Promise<boolean> {
  const left = sql`${orderLines.returned} < ${orderLines.buyNum}`;
  return (await tx.$count(orderLines, and(eq(orderLines.orderId, orderId), left))) === 0;
}
