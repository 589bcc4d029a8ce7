import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { lockUser } from '../accounts/users.js';
import type { Db } from '../db/database.js';
import { existingGoods } from '../goods/find-goods.js';
import { goods } from '../goods/schema.js';
import { stores } from '../stores/schema.js';
import { toStoreReply } from '../stores/store-reply.js';
import { favorites, type Kind } from './schema.js';

/** Returns the stores with these ids and their number of goods, in the order of the ids. Skips unknown ids. */
export async function describeStores(db: Db, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(stores)
    .where(inArray(stores.storeId, [...ids]));
  const counts = await db
    .select({ storeId: goods.storeId, count: sql<number>`count(*)::int` })
    .from(goods)
    .where(inArray(goods.storeId, [...ids]))
    .groupBy(goods.storeId);
  const countOf = new Map(counts.map(({ storeId, count }) => [storeId, count]));
  return rows
    .map((row) => ({ ...toStoreReply(row, language), goods_count: countOf.get(row.storeId) ?? 0 }))
    .sort((one, other) => ids.indexOf(one.store_id) - ids.indexOf(other.store_id));
}

/** Returns the ids whose goods or store exist. */
export async function existingIds(
  db: Db,
  kind: 'goods' | 'store',
  ids: readonly number[],
): Promise<number[]> {
  if (kind === 'goods') return existingGoods(db, ids);
  return (await describeStores(db, ids, LANGUAGES[0])).map(({ store_id }) => store_id);
}

/** The maximum number of saved items per shopper and kind. */
export const MAX_SAVED = 500;

/** The ids of saved items, newest first. */
export interface Saved {
  readonly goods: readonly number[];
  readonly store: readonly number[];
}

/** Returns the ids of everything that a shopper has saved. */
export async function findSaved(db: Db, userId: number): Promise<Saved> {
  const rows = await db
    .select({ kind: favorites.kind, id: favorites.itemId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.savedAt), desc(favorites.itemId));
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { goods: of('goods'), store: of('store') };
}

/** Returns one page of what a shopper has saved of a kind, newest first, and the total on all pages. `page` begins at 1. */
export async function findSavedPage(
  db: Db,
  { userId, kind, page, pageSize }: { userId: number; kind: Kind; page: number; pageSize: number },
) {
  const which = ofKind(userId, kind);
  const rows = await db
    .select({ id: favorites.itemId, savedAt: favorites.savedAt })
    .from(favorites)
    .where(which)
    .orderBy(desc(favorites.savedAt), desc(favorites.itemId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(favorites, which) };
}

/**
 * Saves an item; one that is already saved stays as it is. Returns `unknown` if the item doesn't exist, and `full` if
 * `MAX_SAVED` others of its kind are saved.
 */
export async function saveItem(
  db: Db,
  userId: number,
  kind: Kind,
  itemId: number,
  savedAt: Date,
): Promise<'saved' | 'unknown' | 'full'> {
  if ((await existingIds(db, kind, [itemId])).length === 0) return 'unknown';
  return db.transaction(async (own) => {
    // Two requests at the same time could exceed the limit, which depends on several rows.
    await lockUser(own, userId);
    const others = and(ofKind(userId, kind), notInArray(favorites.itemId, [itemId]));
    if ((await own.$count(favorites, others)) >= MAX_SAVED) return 'full';
    await own.insert(favorites).values({ userId, kind, itemId, savedAt }).onConflictDoNothing();
    return 'saved';
  });
}

/** Adds what a guest had saved, which is sorted newest first. Skips items that don't exist or exceed the limit. */
export async function mergeSaved(db: Db, userId: number, guestItems: Saved, now: Date): Promise<void> {
  for (const kind of ['goods', 'store'] as const) {
    const existing = await existingIds(db, kind, [...new Set(guestItems[kind])]);
    if (existing.length === 0) continue;
    await db.transaction(async (own) => {
      await lockUser(own, userId);
      const present = await own
        .select({ id: favorites.itemId })
        .from(favorites)
        .where(and(ofKind(userId, kind), inArray(favorites.itemId, existing)));
      const left = MAX_SAVED - (await own.$count(favorites, ofKind(userId, kind)));
      const added = existing.filter((itemId) => !present.some(({ id }) => id === itemId)).slice(0, left);
      if (added.length === 0) return;
      // They are a millisecond apart, to keep the order in which they were saved.
      const rows = added.map((itemId, index) => ({
        userId,
        kind,
        itemId,
        savedAt: new Date(now.getTime() - index),
      }));
      await own.insert(favorites).values(rows).onConflictDoNothing();
    });
  }
}

/** Removes an item, if it was saved. */
export async function removeItem(db: Db, userId: number, kind: Kind, itemId: number): Promise<void> {
  await db.delete(favorites).where(and(ofKind(userId, kind), eq(favorites.itemId, itemId)));
}

const ofKind = (userId: number, kind: Kind) => and(eq(favorites.userId, userId), eq(favorites.kind, kind));
