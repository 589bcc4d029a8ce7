import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { goods } from '../goods/schema.js';
import { orderLines } from './schema.js';

/** Returns what goods get when pieces come back. Those that were taken off sale in the meantime stay off sale: the pieces go to their held stock. */
export const restocked = (pieces: number) => ({
  stock: sql`case when ${goods.heldStock} is null then ${goods.stock} + ${pieces} else 0 end`,
  heldStock: sql`${goods.heldStock} + ${pieces}`,
});

export const unsold = (pieces: number) => ({ sold: sql`greatest(0, ${goods.sold} - ${pieces})` });

/**
 * Counts pieces of an order's lines as not sold: returned, canceled, or impossible to send.
 * @param lines in ascending order of ID, like all code that locks several goods
 * @param isInStock whether the pieces can be sold again
 */
export async function takeBackPieces(
  tx: Db,
  orderId: number,
  lines: readonly { readonly goodsId: number; readonly pieces: number }[],
  isInStock: boolean,
): Promise<void> {
  for (const { goodsId, pieces } of lines) {
    await tx
      .update(orderLines)
      .set({ returned: sql`${orderLines.returned} + ${pieces}` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.goodsId, goodsId)));
    await tx
      .update(goods)
      .set({ ...unsold(pieces), ...(isInStock && restocked(pieces)) })
      .where(eq(goods.goodsId, goodsId));
  }
}
