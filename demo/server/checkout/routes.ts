import { and, asc, desc, eq, gt, notExists, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { object } from 'superstruct';
import { fill } from '../../../dist/npm/text.js';
import { PlacedOrder, Shipping, Summary, UnpaidOrders } from '../../shared/replies/checkout.js';
import { findUser } from '../accounts/session.js';
import { CART_MESSAGES } from '../cart/messages.js';
import { findOwner, limitChanges } from '../cart/owner.js';
import { cartLines } from '../cart/schema.js';
import type { Db } from '../db/database.js';
import { prepared } from '../db/prepared.js';
import { goods } from '../goods/schema.js';
import { requireBuyer } from '../guests/buyers.js';
import { guestOrderLimits } from '../guests/limits.js';
import { findGuest, ordersOf } from '../guests/session.js';
import { type ApiEnv, ApiError, badInput, requestLanguage, succeed } from '../http/api.js';
import {
  check,
  fault,
  field,
  readBody,
  readQuery,
  requiredNumber,
  requiredText,
  trimmedText,
} from '../http/fields.js';
import { limitCalls } from '../limits/rate-limit.js';
import { placeOrder } from '../orders/place-order.js';
import { orders } from '../orders/schema.js';
import { ORDER_MESSAGES } from './messages.js';
import { ChoicesRequest, quoteCart, summarize, toSummaryReply } from './summarize.js';

/**
 * Returns the name of the first sold-out goods in a shopper's cart. Returns null if nothing is sold out, or if the
 * order with this key was placed before. Doesn't lock or write anything: when many shoppers want the last piece of
 * something, most of them don't have to wait in line to learn that it's gone.
 */
export async function findSoldOut(db: Db, userId: number, key: string): Promise<string | null> {
  const [gone] = await firstSoldOut(db).execute({ userId, key });
  return gone?.name ?? null;
}

const firstSoldOut = prepared((db) => {
  const userId = sql.placeholder('userId');
  const granted = db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, sql.placeholder('key'))));
  return db
    .select({ name: goods.name })
    .from(cartLines)
    .innerJoin(goods, eq(goods.goodsId, cartLines.goodsId))
    .where(
      and(eq(cartLines.userId, userId), eq(cartLines.saved, false), eq(goods.stock, 0), notExists(granted)),
    )
    .orderBy(asc(cartLines.lineId))
    .limit(1)
    .prepare('first_sold_out');
});

const BAD_KEY = fault('must be 8 to 100 letters, digits, hyphens or underscores.');

/** Where the shopper came from, according to the URL. An invalid value never blocks an order. */
const landingText = () =>
  field((value) => {
    const text = typeof value === 'string' ? value.replace(/\p{Cc}/gu, '').trim() : '';
    return text.slice(0, 100).replace(/\p{Surrogate}/gu, '') || null;
  });

/** Enough for a whole office behind one IP address: a cart asks once per change and zip code. */
const QUOTES = { name: 'shipping-quotes', attempts: 240 } as const;

const ShippingRequest = object({
  zip: check(trimmedText(), (zip) => /^(\d{5})?$/.test(zip), fault('must be five digits, or empty.')),
});

const CreateRequest = object({
  partner: landingText(),
  utm_source: landingText(),
  utm_medium: landingText(),
  utm_campaign: landingText(),
  key: check(requiredText(), (key) => /^[\w-]{8,100}$/.test(key), BAD_KEY),
  total: requiredNumber(),
  ...ChoicesRequest.schema,
});

/**
 * From a cart to an order, for the signed-in shopper, or a guest who has begun to check out (otherwise 401). Choices:
 * `address_id`, `user_coupon_id` (0 for none; if missing, the one with the largest discount), `use_points` (0 or 1).
 * Amounts are US cents.
 *
 * - `GET /pc/checkout/shipping` `{zip}` → `{shipments, shipping, deliverable}`: what the delivery of the cart costs there, and
 *   when it arrives; also for a guest with a `uuid`. Without a zip code, to the mainland
 * - `GET /pc/checkout/unpaid` → `[{order_id}]`: the orders that wait for payment. A guest's session sees its own, anyone
 *   else none
 * - `POST /pc/checkout/summary` with the choices → the order as it would be placed
 * - `POST /pc/order/create` with the choices, `total` as it was shown, and `key` (8 to 100 letters, digits, `-`, `_`;
 *   new for each order) → `{order_id, state, total}`. The same key returns the same order. Optional fields say where
 *   the shopper came from: `partner`, `utm_source`, `utm_medium`, `utm_campaign`. 409 if the order is no longer the one
 *   that was shown.
 */
export function checkoutRoutes(db: Db, now: () => Date): Hono<ApiEnv> {
  const count = limitChanges(db, 'checkout');
  const limitGuests = guestOrderLimits(db, now);
  return new Hono<ApiEnv>()
    .get('/pc/checkout/shipping', limitCalls(db, QUOTES), async (c) => {
      const { zip } = readQuery(c, ShippingRequest);
      const owner = await findOwner(db, c, now());
      if (owner === null) throw badInput(CART_MESSAGES[requestLanguage(c)].noVisitor);
      return succeed(c, Shipping, await quoteCart(db, owner, zip));
    })
    .get('/pc/checkout/unpaid', async (c) => {
      const user = await findUser(db, c, now());
      const buyer = user === null ? await findGuest(db, c, now()) : { userId: user.userId, orderId: null };
      if (buyer === null) return succeed(c, UnpaidOrders, []);
      const unpaid = await db
        .select({ order_id: orders.orderId })
        .from(orders)
        .where(and(ordersOf(buyer), eq(orders.state, 'unpaid'), gt(orders.expiresAt, now())))
        .orderBy(desc(orders.orderId));
      return succeed(c, UnpaidOrders, unpaid);
    })
    .post('/pc/checkout/summary', async (c) => {
      const buyer = await requireBuyer(db, c, now());
      await count(c, buyer);
      const choices = await readBody(c, ChoicesRequest);
      return succeed(
        c,
        Summary,
        toSummaryReply(await summarize(db, buyer, choices, now()), requestLanguage(c)),
      );
    })
    .post('/pc/order/create', async (c) => {
      const buyer = await requireBuyer(db, c, now());
      const { key, total, partner, utm_source, utm_medium, utm_campaign, ...choices } = await readBody(
        c,
        CreateRequest,
      );
      const texts = ORDER_MESSAGES[requestLanguage(c)];
      const soldOut = await findSoldOut(db, buyer.userId, key);
      if (soldOut !== null) throw new ApiError(409, fill(texts.notAvailable, { name: soldOut }));
      await count(c, buyer);
      const landing = { partner, utmSource: utm_source, utmMedium: utm_medium, utmCampaign: utm_campaign };
      const request = { buyer, key, total, choices, landing };
      const place = () => placeOrder(db, request, now(), texts);
      const order = buyer.isGuest ? await limitGuests(c, place) : await place();
      return succeed(c, PlacedOrder, { order_id: order.orderId, state: order.state, total: order.total });
    });
}
