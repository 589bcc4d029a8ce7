import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { existingGoods, findSome } from '../goods/find-goods.js';
import { views } from './schema.js';

/** Maximum number of views stored for a shopper. The oldest are deleted. */
const MAX_VIEWS = 300;

/** Returns a page of the products that a shopper viewed, newest first. Skips goods and cars that no longer exist. */
export async function findViews(
  db: Db,
  userId: number,
  { page, pageSize, language }: { page: number; pageSize: number; language: Language },
) {
  const rows = await db
    .select({ goodsId: views.goodsId, viewedAt: views.viewedAt })
    .from(views)
    .where(eq(views.userId, userId))
    .orderBy(desc(views.viewedAt), desc(views.goodsId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const viewed = new Map(rows.map(({ goodsId, viewedAt }) => [goodsId, viewedAt.toISOString()]));
  const list = (await findSome(db, [...viewed.keys()], language)).map((one) => ({
    ...one,
    viewed_at: viewed.get(one.goods_id) ?? '',
  }));
  return { list, total: await db.$count(views, eq(views.userId, userId)) };
}

/** Records a view. Returns whether the shop has goods or a car with this id. */
export async function recordView(db: Db, userId: number, goodsId: number): Promise<boolean> {
  if ((await existingGoods(db, [goodsId])).length === 0) return false;
  const viewedAt = sql`clock_timestamp()`;
  await db
    .insert(views)
    .values({ userId, goodsId, viewedAt })
    .onConflictDoUpdate({ target: [views.userId, views.goodsId], set: { viewedAt } });
  const newest = db
    .select({ goodsId: views.goodsId })
    .from(views)
    .where(eq(views.userId, userId))
    .orderBy(desc(views.viewedAt), desc(views.goodsId))
    .limit(MAX_VIEWS);
  await db.delete(views).where(and(eq(views.userId, userId), notInArray(views.goodsId, newest)));
  return true;
}

/** Deletes a view, or all of them if `goodsId` is null. */
export async function forgetViews(db: Db, userId: number, goodsId: number | null): Promise<void> {
  const one = goodsId === null ? undefined : eq(views.goodsId, goodsId);
  await db.delete(views).where(and(eq(views.userId, userId), one));
}
