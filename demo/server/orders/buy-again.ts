import { and, asc, eq } from 'drizzle-orm';
import { addToCart, MAX_PIECES } from '../cart/change-cart.js';
import { findProducts } from '../cart/find-products.js';
import type { CartMessages } from '../cart/messages.js';
import { linesOf, type Owner } from '../cart/owner.js';
import { cartLines } from '../cart/schema.js';
import type { Db } from '../db/database.js';
import type { Buyer } from '../guests/buyers.js';
import { ApiError } from '../http/api.js';
import { isCanceled } from './find-lines.js';
import { orderLines, orders } from './schema.js';

/**
 * Puts an order's goods back into the cart, without those canceled, as far as they are in stock. Returns null if it isn't
 * their order.
 */
export async function buyAgain(
  db: Db,
  { userId, cart }: Pick<Buyer, 'userId' | 'cart'>,
  orderId: number,
  texts: CartMessages,
) {
  const ordered = await db
    .select({ line: orderLines, shipments: orders.shipments })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.userId, userId)))
    .orderBy(asc(orderLines.goodsId));
  if (ordered.length === 0) return null;
  const lines = ordered.filter(({ line, ...order }) => !isCanceled(line, order)).map(({ line }) => line);
  const products = await findProducts(
    db,
    lines.map(({ goodsId }) => goodsId),
  );
  const inCart = await findInCart(db, cart);
  const missing: string[] = [];
  for (const { goodsId, name, buyNum } of lines) {
    const stock = Math.min(products.get(goodsId)?.stock ?? 0, MAX_PIECES);
    const more = Math.min(buyNum, stock - (inCart.get(goodsId) ?? 0));
    // Goods that are in the cart with all pieces in stock aren't missing.
    const isThere = more > 0 ? await tryToAdd(db, cart, goodsId, more, texts) : stock > 0;
    if (!isThere) missing.push(name);
  }
  return { added: lines.length - missing.length, missing };
}

/** Returns how many pieces of each product are in a cart, without those saved for later. */
async function findInCart(db: Db, cart: Owner): Promise<ReadonlyMap<number, number>> {
  const lines = await db
    .select({ goodsId: cartLines.goodsId, pieces: cartLines.buyNum })
    .from(cartLines)
    .where(and(linesOf(cart), eq(cartLines.saved, false)));
  return new Map(lines.map(({ goodsId, pieces }) => [goodsId, pieces]));
}

/** Returns false if the cart is full, or the pieces have been sold in the meantime. */
async function tryToAdd(db: Db, cart: Owner, goodsId: number, pieces: number, texts: CartMessages) {
  try {
    await addToCart(db, cart, { goodsId, pieces }, texts);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
