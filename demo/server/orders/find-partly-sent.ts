import { inArray } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { parcels } from '../sellers/schema.js';

/** Those of some orders of which a seller has sent a part: what is on its way cannot be cancelled. */
export async function findPartlySent(db: Db, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const sent = await db
    .selectDistinct({ orderId: parcels.orderId })
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]));
  return new Set(sent.map(({ orderId }) => orderId));
}
