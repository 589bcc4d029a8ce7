import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { orderLines } from '../orders/schema.js';
import { returnLines, returns } from './schema.js';

/**
 * Finds one page of what shoppers send back to a store, latest first. `to_receive` counts all that is on its way,
 * whatever the page.
 */
export async function findStoreReturns(
  db: Db,
  storeId: number,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const mine = eq(returns.storeId, storeId);
  const found = await db
    .select()
    .from(returns)
    .where(mine)
    .orderBy(desc(returns.returnId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = found.map(({ returnId }) => returnId);
  const lines = ids.length === 0 ? [] : await linesWithNames(db, ids);
  const list = found.map(({ returnId, orderId, state, reason, note, value, createdAt, closedAt }) => ({
    return_id: returnId,
    order_id: orderId,
    ...{ state, reason, note, value },
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
    lines: lines.filter(({ return_id }) => return_id === returnId),
  }));
  return {
    list,
    total: await db.$count(returns, mine),
    to_receive: await db.$count(returns, and(mine, eq(returns.state, 'requested'))),
    page,
    pageSize,
  };
}

const linesWithNames = (db: Db, returnIds: readonly number[]) =>
  db
    .select({
      return_id: returnLines.returnId,
      goods_id: returnLines.goodsId,
      goods_name: orderLines.name,
      picture: orderLines.picture,
      pieces: returnLines.pieces,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.returnId, returnLines.returnId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, returns.orderId), eq(orderLines.goodsId, returnLines.goodsId)),
    )
    .where(inArray(returnLines.returnId, [...returnIds]))
    .orderBy(returnLines.goodsId);
