import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { carRecords } from './schema.js';

/** A car's VIN, history and inspection; null for a car of which nothing is known. */
export async function findRecord(db: Db, goodsId: number) {
  const [record] = await db.select().from(carRecords).where(eq(carRecords.goodsId, goodsId));
  if (record === undefined) return null;
  const { vin, owners, use, events, inspection } = record;
  return { vin, owners, use, events, inspection };
}
