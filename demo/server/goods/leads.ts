import { and, asc, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Db } from '../db/database.js';
import { every } from '../every.js';
import { describeError } from '../http/errors.js';
import { photos } from '../photos/schema.js';
import { LEAD, POPULAR } from './find-goods.js';
import { goods } from './schema.js';

type Row = typeof goods.$inferSelect;

/**
 * Locks goods in all their sizes until the transaction ends: in ascending order of ID, like all code that locks several.
 * Returns nothing if there are no such goods.
 */
export async function lockSizes(tx: Db, goodsId: number): Promise<Row[]> {
  const lead = tx.select({ lead: LEAD }).from(goods).where(eq(goods.goodsId, goodsId));
  // Read before they are locked: what stands for them may change meanwhile, but not what they are.
  const sizes = await tx
    .select({ id: goods.goodsId })
    .from(goods)
    .where(or(eq(goods.goodsId, sql`(${lead})`), eq(goods.sizeOf, sql`(${lead})`)));
  return tx
    .select()
    .from(goods)
    .where(
      inArray(
        goods.goodsId,
        sizes.map(({ id }) => id),
      ),
    )
    .orderBy(asc(goods.goodsId))
    .for('no key update');
}

/**
 * Lets one of the sizes stand for all of them in lists: one that is in stock, or at least on sale, and preferably the one
 * that does already. `lockSizes` must have locked them.
 */
export async function chooseLead(tx: Db, sizes: readonly Pick<Row, 'goodsId'>[]): Promise<void> {
  const all = inArray(
    goods.goodsId,
    sizes.map(({ goodsId }) => goodsId),
  );
  const [next] = await tx
    .select({ goodsId: goods.goodsId, lead: goods.sizeOf })
    .from(goods)
    .where(all)
    .orderBy(desc(goods.isInStock), desc(isNull(goods.heldStock)), desc(isNull(goods.sizeOf)), ...POPULAR)
    .limit(1);
  if (next === undefined || next.lead === null) return;
  const isNext = eq(goods.goodsId, next.goodsId);
  await tx
    .update(goods)
    .set({ sizeOf: sql`case when ${isNext} then null else ${next.goodsId}::int end` })
    .where(all);
  await tx.update(photos).set({ goodsId: next.goodsId }).where(eq(photos.goodsId, next.lead));
}

/** Chooses again for goods that are sold out in the size that stands for all, and not in another. */
export async function chooseLeads(db: Db): Promise<void> {
  const size = alias(goods, 'size');
  const inStock = db
    .select({ id: size.goodsId })
    .from(size)
    .where(and(eq(size.sizeOf, goods.goodsId), eq(size.isInStock, true)));
  const soldOut = await db
    .select({ goodsId: goods.goodsId })
    .from(goods)
    .where(and(eq(goods.isInStock, false), isNull(goods.sizeOf), exists(inStock)));
  for (const { goodsId } of soldOut)
    await db.transaction(async (tx) => chooseLead(tx, await lockSizes(tx, goodsId)));
}

/** About as long as a list may be cached. */
const EVERY_MS = 5_000;

/**
 * Starts choosing regularly. An order doesn't choose when it takes the last piece of a size: it would lock the other sizes
 * after its own goods, in no order, and could end up in a deadlock with another order.
 */
export const startChoosingLeads = (db: Db, logger: Logger): (() => Promise<void>) =>
  every(
    EVERY_MS,
    () => chooseLeads(db),
    (error) => logger.warn(describeError(error), 'the sizes that stand for others could not be chosen'),
  );
