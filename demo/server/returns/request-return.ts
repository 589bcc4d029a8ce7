import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { storeDay } from '../../shared/delivery.js';
import { isOurFault, partsOf, priceOf, type ReturnReason } from '../../shared/returns.js';
import type { Db } from '../db/database.js';
import { ApiError, badInput, notFound } from '../http/api.js';
import { lockOrder } from '../orders/apply-act.js';
import { orderEvents } from '../orders/schema.js';
import { tellSellers } from '../sellers/news.js';
import { findReturnables, type Returnable } from './find-returns.js';
import type { ReturnMessages } from './messages.js';
import { noticeOfReturn } from './notices.js';
import { returnLines, returns } from './schema.js';

/** Maximum number of returns of an order, canceled ones included. */
export const MOST_RETURNS = 20;

export interface ReturnRequest {
  readonly userId: number;
  readonly orderId: number;
  /** The same key again means the same return. */
  readonly key: string;
  readonly reason: ReturnReason;
  readonly note: string;
  /** Number of pieces by goods. */
  readonly pieces: ReadonlyMap<number, number>;
}

/**
 * Requests a return: one for each seller whose goods are in it. Safe to repeat with the same key.
 * @throws {ApiError} 404 for someone else's order; 409 if none of it is delivered, it's too late, or less is left
 */
export async function requestReturn(
  db: Db,
  request: ReturnRequest,
  texts: ReturnMessages,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { orderId, key } = request;
    const order = await lockOrder(tx, orderId);
    if (order === null || order.userId !== request.userId) throw notFound(texts.unknownOrder);
    const [same] = await tx
      .select()
      .from(returns)
      .where(and(eq(returns.orderId, orderId), eq(returns.idempotencyKey, key)))
      .limit(1);
    const requestHash = hashOf(request);
    if (same !== undefined) {
      if (same.requestHash !== requestHash) throw new ApiError(409, texts.requestedBefore);
      return;
    }
    const returnable = (await findReturnables(tx, [order])).get(orderId);
    if (returnable === undefined) throw new ApiError(409, texts.notDelivered);
    const chosen = choose(returnable, request, texts, now);
    const count = await tx.$count(returns, eq(returns.orderId, orderId));
    const { reason, note } = request;
    const parts = partsOf(returnable.paid, chosen, { before: returnable.before, reason });
    if (count + parts.length > MOST_RETURNS) throw new ApiError(409, texts.tooMany);
    for (const { storeId, lines, refund, points, label, shipping } of parts) {
      const [added] = await tx
        .insert(returns)
        .values({
          ...{ orderId, storeId, idempotencyKey: key, requestHash, reason, note, createdAt: now },
          ...{ value: priceOf(lines), shipping, refund, points, label },
        })
        .returning();
      if (added === undefined) throw new Error('The database stored no return');
      const { returnId } = added;
      await tx
        .insert(returnLines)
        .values(lines.map(({ goods_id, pieces }) => ({ returnId, goodsId: goods_id, pieces })));
      await tx.insert(orderEvents).values({
        ...{ orderId, act: 'return', state: order.state, actor: 'shopper', note: String(returnId), at: now },
      });
      await noticeOfReturn(tx, order, added, now);
      await tellSellers(tx, orderId, now, added);
    }
  });
}

/** Returns the chosen lines. Throws if they can't be returned, or not anymore. */
function choose({ lines }: Returnable, { pieces, reason }: ReturnRequest, texts: ReturnMessages, now: Date) {
  if (pieces.size === 0) throw badInput(texts.chooseItems);
  const today = storeDay(now);
  return [...pieces].map(([goodsId, requested]) => {
    const line = lines.find((each) => each.goodsId === goodsId);
    if (line === undefined || requested > line.pieces) throw new ApiError(409, texts.notLeft);
    if (today > (isOurFault(reason) ? line.faultyUntil : line.until)) throw new ApiError(409, texts.tooLate);
    const { storeId: store_id, parcel, price } = line;
    return { goods_id: goodsId, store_id, parcel, pieces: requested, price };
  });
}

const hashOf = ({ reason, note, pieces }: ReturnRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([reason, note, [...pieces].sort(([one], [other]) => one - other)]))
    .digest('base64url');
