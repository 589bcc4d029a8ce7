import { createHash } from 'node:crypto';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { fill } from '../../../dist/npm/text.js';
import { lockCart } from '../cart/change-cart.js';
import { linesOf } from '../cart/owner.js';
import { type CartLine, cartLines } from '../cart/schema.js';
import type { OrderMessages } from '../checkout/messages.js';
import { type Choices, type OrderedLine, type Summary, summarize } from '../checkout/summarize.js';
import { redeemCoupon } from '../coupons/change-coupons.js';
import type { Db } from '../db/database.js';
import { goods } from '../goods/schema.js';
import type { Buyer } from '../guests/buyers.js';
import { ApiError, badInput } from '../http/api.js';
import { spendPoints } from '../points/points.js';
import { applyAct, lockShopper } from './apply-act.js';
import { holdCars, refuseMoreUnpaid } from './holds.js';
import { type Landing, type Order, orderEvents, orderLines, orders, type ShipTo } from './schema.js';

/** How long an order waits for payment and holds its goods, in milliseconds. */
export const UNPAID_MS = 30 * 60_000;

export interface OrderRequest {
  readonly buyer: Pick<Buyer, 'userId' | 'cart'>;
  /** The idempotency key of this wish: the same key again, at any time, means the same order. */
  readonly key: string;
  readonly choices: Choices;
  /** The total that the shopper saw, in US cents. */
  readonly total: number;
  readonly landing: Landing;
}

/** Places an order for everything in the cart, with its coupon and points: all or nothing. */
export function placeOrder(db: Db, request: OrderRequest, now: Date, texts: OrderMessages): Promise<Order> {
  const { buyer, key, choices } = request;
  const { userId } = buyer;
  return db.transaction(async (tx) => {
    // Lock the cart first, like all code that changes it, then the shopper, then the goods.
    const cart = await lockCart(tx, buyer.cart);
    await lockShopper(tx, userId);
    const existing = await findByKey(tx, userId, key);
    if (existing !== null) {
      if (await isSameRequest(tx, existing, request, cart)) return existing;
      throw new ApiError(409, texts.placedBefore);
    }
    await lockGoods(
      tx,
      cart.map(({ goodsId }) => goodsId),
    );
    const summary = await summarize(tx, buyer, choices, now);
    const shipTo = check(summary, request, texts);
    await refuseMoreUnpaid(tx, userId, summary.lines.filter(isCar).length, now, texts);
    const order = await insertOrder(tx, request, summary, shipTo, now);
    await takeFromStock(tx, order.orderId, summary.lines, texts);
    await payInAdvance(tx, userId, order.orderId, summary, now, texts);
    await tx.delete(cartLines).where(and(linesOf(buyer.cart), eq(cartLines.saved, false)));
    // If points pay for everything, there is nothing to charge to a card.
    return order.total > 0 ? order : applyAct(tx, order, { act: 'pay', actor: 'shop', now });
  });
}

async function findByKey(tx: Db, userId: number, key: string): Promise<Order | null> {
  const [existing] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return existing ?? null;
}

/** Checks that a key is reused for the same wish: the same choices, and a cart that is now empty or unchanged. */
async function isSameRequest(
  tx: Db,
  existing: Order,
  request: OrderRequest,
  cart: readonly CartLine[],
): Promise<boolean> {
  if (existing.wishHash !== hashOf(request)) return false;
  const now = cart.filter(({ saved }) => !saved);
  if (now.length === 0) return true;
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, existing.orderId));
  const ordered = new Map(lines.map(({ goodsId, buyNum }) => [goodsId, buyNum]));
  return now.length === ordered.size && now.every(({ goodsId, buyNum }) => ordered.get(goodsId) === buyNum);
}

const hashOf = ({ choices: { address_id, user_coupon_id, use_points }, total }: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([address_id, user_coupon_id, use_points, total]))
    .digest('base64url');

/** Locks goods in ascending order of ID, like all code that locks several, which prevents deadlocks. */
async function lockGoods(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ goodsId: goods.goodsId })
    .from(goods)
    .where(inArray(goods.goodsId, [...ids]))
    .orderBy(asc(goods.goodsId))
    .for('no key update');
}

function check(summary: Summary, { choices, total }: OrderRequest, texts: OrderMessages): ShipTo {
  const [blocked] = summary.blocked;
  if (blocked !== undefined) {
    throw new ApiError(
      409,
      fill(texts.notAvailable, { name: blocked.product?.name ?? `#${blocked.line.goodsId}` }),
    );
  }
  if (summary.lines.length === 0) throw badInput(texts.emptyCart);
  if (summary.shipTo === null) throw badInput(texts.chooseAddress);
  if (summary.shipments === null) throw badInput(texts.noCarThere);
  const isCouponMissing = Boolean(choices.user_coupon_id) && summary.coupon === null;
  if (isCouponMissing || summary.total !== total) throw new ApiError(409, texts.changed);
  return summary.shipTo;
}

async function insertOrder(
  tx: Db,
  request: OrderRequest,
  { subtotal, shipping, discount, points, total, shipments, lines }: Summary,
  shipTo: ShipTo,
  now: Date,
): Promise<Order> {
  const { key, landing } = request;
  const { userId } = request.buyer;
  const [order] = await tx
    .insert(orders)
    .values({
      ...{
        userId,
        idempotencyKey: key,
        wishHash: hashOf(request),
        subtotal,
        shipping,
        discount,
        points,
        total,
        shipTo,
      },
      ...landing,
      shipments: shipments ?? [],
      createdAt: now,
      expiresAt: new Date(now.getTime() + UNPAID_MS),
    })
    .returning();
  if (order === undefined) throw new Error('The database stored no order');
  const { orderId } = order;
  await insertLines(tx, orderId, lines);
  await tx.insert(orderEvents).values({ orderId, act: 'place', state: 'unpaid', actor: 'shopper', at: now });
  return order;
}

/** Saves the ordered goods as they are now. */
export async function insertLines(tx: Db, orderId: number, lines: readonly OrderedLine[]): Promise<void> {
  await tx.insert(orderLines).values(
    lines.map(({ product, pieces, price }) => ({
      ...{ orderId, goodsId: product.goodsId, storeId: product.storeId, storeName: product.storeName },
      ...{ name: product.name, picture: product.picture, zone: product.zone, buyNum: pieces, price },
    })),
  );
}

const isCar = ({ product }: OrderedLine): boolean => product.picture.kind === 'car';

/** Takes the goods from stock. They are already locked and counted, so the conditions here are only a safeguard. */
async function takeFromStock(
  tx: Db,
  orderId: number,
  lines: readonly OrderedLine[],
  texts: OrderMessages,
): Promise<void> {
  const refuse = ({ product }: OrderedLine) =>
    new ApiError(409, fill(texts.notAvailable, { name: product.name }));
  for (const line of lines.filter((line) => !isCar(line))) {
    if (!(await takePieces(tx, line.product.goodsId, line.pieces))) throw refuse(line);
  }
  const cars = lines.filter(isCar);
  const held = await holdCars(
    tx,
    cars.map(({ product }) => product.goodsId),
    orderId,
  );
  const missing = cars.find(({ product }) => !held.includes(product.goodsId));
  if (missing !== undefined) throw refuse(missing);
}

async function payInAdvance(
  tx: Db,
  userId: number,
  orderId: number,
  { coupon, points, discount, subtotal }: Summary,
  now: Date,
  texts: OrderMessages,
): Promise<void> {
  if (coupon !== null) {
    const { userCouponId } = coupon;
    const used = await redeemCoupon(tx, { userId, userCouponId, orderId, subtotalCents: subtotal, now });
    if (used !== discount) throw new ApiError(409, texts.changed);
  }
  if (points > 0) {
    const spent = await spendPoints(tx, { userId, points, orderId });
    if ('refused' in spent) throw new ApiError(409, texts.tooFewPoints);
  }
}

/** Takes pieces from stock. Returns false if there are too few. */
async function takePieces(tx: Db, goodsId: number, pieces: number): Promise<boolean> {
  const taken = await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} - ${pieces}` })
    .where(and(eq(goods.goodsId, goodsId), gte(goods.stock, pieces)))
    .returning({ goodsId: goods.goodsId });
  return taken.length > 0;
}
