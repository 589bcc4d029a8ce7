import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { fill } from '../../../dist/npm/text.js';
import type { Db } from '../db/database.js';
import { ApiError, notFound } from '../http/api.js';
import { findProducts, type Product } from './find-products.js';
import type { CartMessages } from './messages.js';
import { linesOf, type Owner } from './owner.js';
import { cartLines } from './schema.js';

/** Maximum number of different products in a cart, including those saved for later. */
export const MAX_LINES = 100;

/** Maximum pieces in a line, regardless of stock. */
export const MAX_PIECES = 9_999;

/** Adds pieces to those already in a cart. A product that was saved for later moves back to the cart. */
export async function addToCart(
  db: Db,
  owner: Owner,
  { goodsId, pieces }: { goodsId: number; pieces: number },
  texts: CartMessages,
): Promise<void> {
  await db.transaction(async (own) => {
    const lock = await lockCart(own, owner);
    const present = lock.find((line) => line.goodsId === goodsId);
    const before = present === undefined || present.saved ? 0 : present.buyNum;
    await put(own, owner, { goodsId, pieces: before + pieces, saved: false }, lock.length, texts);
  });
}

/** Sets how many pieces are in a cart or saved for later. Saved pieces aren't checked against the stock. */
export async function setInCart(
  db: Db,
  owner: Owner,
  line: { goodsId: number; pieces: number; saved: boolean },
  texts: CartMessages,
): Promise<void> {
  await db.transaction(async (own) => {
    const lock = await lockCart(own, owner);
    await put(own, owner, line, lock.length, texts);
  });
}

export async function removeFromCart(db: Db, owner: Owner, goodsId: number): Promise<void> {
  await db.delete(cartLines).where(and(linesOf(owner), eq(cartLines.goodsId, goodsId)));
}

/**
 * Returns a cart's lines and locks the cart until the transaction ends. The lock is by owner, because an empty cart has
 * no row to lock, and two tabs that add the same product at the same time must add up.
 */
export async function lockCart(own: Db, owner: Owner) {
  const key = 'userId' in owner ? `cart of ${owner.userId}` : `cart of ${owner.visitor}`;
  await own.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return own.select().from(cartLines).where(linesOf(owner));
}

async function put(
  own: Db,
  owner: Owner,
  { goodsId, pieces, saved }: { goodsId: number; pieces: number; saved: boolean },
  lines: number,
  texts: CartMessages,
): Promise<void> {
  const product = (await findProducts(own, [goodsId])).get(goodsId);
  if (product === undefined) throw notFound(texts.gone);
  if (!saved) checkStock(product, pieces, texts);
  const values = { buyNum: pieces, saved, seenPrice: product.price };
  const changed = await own
    .update(cartLines)
    .set(values)
    .where(and(linesOf(owner), eq(cartLines.goodsId, goodsId)))
    .returning({ lineId: cartLines.lineId });
  if (changed.length > 0) return;
  if (lines >= MAX_LINES) throw new ApiError(409, fill(texts.full, { max: MAX_LINES }));
  await own.insert(cartLines).values({ ...owner, goodsId, ...values });
}

function checkStock(product: Product, pieces: number, texts: CartMessages): void {
  if (product.stock === 0) throw new ApiError(409, texts.soldOut);
  if (pieces > Math.min(product.stock, MAX_PIECES)) {
    throw new ApiError(409, fill(texts.left, { pieces: Math.min(product.stock, MAX_PIECES) }));
  }
}

/** How long an abandoned guest cart stays. */
const ABANDONED_MS = 30 * 86_400_000;

/**
 * Moves a guest's cart into the cart of the shopper who has signed in. If a product is in both, the larger quantity is
 * kept, limited to the stock: adding it to both carts doesn't mean wanting both amounts. Safe to repeat.
 */
export async function mergeCarts(db: Db, visitor: string, userId: number): Promise<void> {
  await db.transaction(async (own) => {
    // Always locks in this order, so that two merges never deadlock.
    const guests = await lockCart(own, { visitor });
    if (guests.length === 0) return;
    const shoppers = await lockCart(own, { userId });
    const stock = await findProducts(
      own,
      guests.map(({ goodsId }) => goodsId),
    );
    let room = MAX_LINES - shoppers.length;
    for (const { goodsId, buyNum, saved, seenPrice } of guests) {
      const product = stock.get(goodsId);
      if (product === undefined) continue;
      const present = shoppers.find((line) => line.goodsId === goodsId);
      if (present !== undefined) {
        const most = Math.max(present.buyNum, buyNum);
        const pieces = product.stock === 0 ? most : Math.min(most, product.stock);
        await own
          .update(cartLines)
          .set({ buyNum: pieces, saved: present.saved && saved })
          .where(eq(cartLines.lineId, present.lineId));
      } else if (room > 0) {
        room -= 1;
        await own.insert(cartLines).values({ userId, goodsId, buyNum, saved, seenPrice });
      }
    }
    await own.delete(cartLines).where(
      inArray(
        cartLines.lineId,
        guests.map(({ lineId }) => lineId),
      ),
    );
  });
}

export async function sweepGuestCarts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_MS);
  await db.delete(cartLines).where(and(isNotNull(cartLines.visitor), lt(cartLines.addedAt, before)));
}
