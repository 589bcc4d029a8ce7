import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { lockCart, MAX_LINES } from './change-cart.js';
import { findProducts } from './find-products.js';
import { cartLines } from './schema.js';

/** Guests' carts that nobody came back to for so long are forgotten. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Moves what a guest put into a cart to the cart of the shopper who has signed in. Of what is in both, the larger
 * quantity stays, at most as many as there are: the same wish twice is no wish for two. Safe to repeat.
 */
export async function mergeCarts(db: Db, visitor: string, userId: number): Promise<void> {
  await db.transaction(async (own) => {
    // Always in this order, so that two merges never wait for each other.
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
  const before = new Date(now.getTime() - KEPT_MS);
  await db.delete(cartLines).where(and(isNotNull(cartLines.visitor), lt(cartLines.addedAt, before)));
}
