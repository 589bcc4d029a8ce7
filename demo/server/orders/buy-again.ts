import { and, asc, eq } from 'drizzle-orm';
import { addToCart } from '../cart/change-cart.js';
import { findProducts } from '../cart/find-products.js';
import type { CartMessages } from '../cart/messages.js';
import type { Db } from '../db/database.js';
import { ApiError } from '../http/api.js';
import { orderLines, orders } from './schema.js';

/** Puts an order's goods back into the cart, as far as they are in stock. Returns null if it isn't their order. */
export async function buyAgain(db: Db, userId: number, orderId: number, texts: CartMessages) {
  const lines = await db
    .select({ goodsId: orderLines.goodsId, name: orderLines.name, pieces: orderLines.buyNum })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.userId, userId)))
    .orderBy(asc(orderLines.goodsId));
  if (lines.length === 0) return null;
  const products = await findProducts(
    db,
    lines.map(({ goodsId }) => goodsId),
  );
  const missing: string[] = [];
  for (const { goodsId, name, pieces } of lines) {
    const there = Math.min(pieces, products.get(goodsId)?.stock ?? 0);
    const isAdded = there > 0 && (await tryToAdd(db, userId, goodsId, there, texts));
    if (!isAdded) missing.push(name);
  }
  return { added: lines.length - missing.length, missing };
}

/** Returns false if the cart is full, or already contains all pieces in stock. */
async function tryToAdd(db: Db, userId: number, goodsId: number, pieces: number, texts: CartMessages) {
  try {
    await addToCart(db, { userId }, { goodsId, pieces }, texts);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
