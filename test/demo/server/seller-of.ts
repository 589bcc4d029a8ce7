import assert from 'node:assert/strict';
import { eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../demo/server/db/database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { createSellerSession } from '../../../demo/server/sellers/accounts.js';
import { sellers } from '../../../demo/server/sellers/schema.js';

/** Lets a seller with a store sell the goods from now on, and returns a session of theirs. */
export async function sellerOf(db: Db, goodsId: number): Promise<string> {
  const [seller] = await db.select().from(sellers).where(isNotNull(sellers.storeId)).limit(1);
  assert(seller?.storeId);
  await db.update(goods).set({ storeId: seller.storeId }).where(eq(goods.goodsId, goodsId));
  return createSellerSession(db, seller.sellerId, new Date());
}
