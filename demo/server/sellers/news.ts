import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { orderLines } from '../orders/schema.js';
import { sellerNews, sellers } from './schema.js';

/**
 * Notes, in the transaction of the change, that the sellers of an order's goods get a mail: the order is paid, or one
 * store's part of it is returned. Stores without a seller account get none. `queueSellerNews` queues the mails.
 */
export async function tellSellers(
  tx: Db,
  orderId: number,
  at: Date,
  back?: { readonly storeId: number; readonly returnId: number },
): Promise<void> {
  const found = await tx
    .selectDistinct({ storeId: orderLines.storeId })
    .from(orderLines)
    .innerJoin(sellers, eq(sellers.storeId, orderLines.storeId))
    .where(and(eq(orderLines.orderId, orderId), back && eq(orderLines.storeId, back.storeId)));
  const news = found.flatMap(({ storeId }) =>
    storeId === null ? [] : [{ storeId, orderId, returnId: back?.returnId ?? null, at }],
  );
  if (news.length > 0) await tx.insert(sellerNews).values(news);
}
