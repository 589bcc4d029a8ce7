import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { findCarsByIds, type ListedCar } from '../cars/find-cars.js';
import type { Db } from '../db/database.js';
import { findGoodsByIds, type ListedGoods } from '../goods/find-goods.js';
import { views } from './schema.js';

/** Views that are kept of one shopper; older ones are forgotten. */
const MAX_VIEWS = 300;

/** Goods or a car that a shopper looked at, and when (ISO 8601). */
export type View = { readonly viewed_at: string } & (
  | ({ readonly kind: 'goods' } & ListedGoods)
  | ({ readonly kind: 'car' } & ListedCar)
);

/** One page of what a shopper looked at, newest first; goods and cars that are gone are left out. */
export async function findViews(
  db: Db,
  userId: number,
  { page, pageSize, language }: { page: number; pageSize: number; language: Language },
) {
  const seen = await db
    .select({ goodsId: views.goodsId, viewedAt: views.viewedAt })
    .from(views)
    .where(eq(views.userId, userId))
    .orderBy(desc(views.viewedAt), desc(views.goodsId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = seen.map((view) => view.goodsId);
  const [goods, cars] = await Promise.all([findGoodsByIds(db, ids, language), findCarsByIds(db, ids)]);
  const list = seen.flatMap(({ goodsId, viewedAt }): View[] => {
    const viewed_at = viewedAt.toISOString();
    const one = goods.find((row) => row.goods_id === goodsId);
    if (one !== undefined) return [{ kind: 'goods', viewed_at, ...one }];
    const car = cars.find((row) => row.goods_id === goodsId);
    return car === undefined ? [] : [{ kind: 'car', viewed_at, ...car }];
  });
  return { list, total: await db.$count(views, eq(views.userId, userId)) };
}

/** Remembers a look; whether the shop has goods or a car of this number. */
export async function recordView(db: Db, userId: number, goodsId: number): Promise<boolean> {
  const known = [...(await findGoodsByIds(db, [goodsId], 'en')), ...(await findCarsByIds(db, [goodsId]))];
  if (known.length === 0) return false;
  const viewedAt = sql`clock_timestamp()`;
  await db
    .insert(views)
    .values({ userId, goodsId, viewedAt })
    .onConflictDoUpdate({ target: [views.userId, views.goodsId], set: { viewedAt } });
  const kept = db
    .select({ goodsId: views.goodsId })
    .from(views)
    .where(eq(views.userId, userId))
    .orderBy(desc(views.viewedAt), desc(views.goodsId))
    .limit(MAX_VIEWS);
  await db.delete(views).where(and(eq(views.userId, userId), notInArray(views.goodsId, kept)));
  return true;
}

/** Forgets a look, or with null all of them. */
export async function forgetViews(db: Db, userId: number, goodsId: number | null): Promise<void> {
  const one = goodsId === null ? undefined : eq(views.goodsId, goodsId);
  await db.delete(views).where(and(eq(views.userId, userId), one));
}
