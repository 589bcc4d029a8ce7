import { and, asc, desc, eq, gte, isNull, type SQL } from 'drizzle-orm';
import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  number,
  object,
  string,
  tuple,
} from 'superstruct';
import { users } from '../accounts/schema.js';
import { toShipTo } from '../addresses/addresses.js';
import { addresses } from '../addresses/schema.js';
import { cars } from '../cars/schema.js';
import { findProducts } from '../cart/find-products.js';
import { quoteShipping } from '../checkout/quote-shipping.js';
import { type OrderedLine, toSent } from '../checkout/summarize.js';
import type { Db } from '../db/database.js';
import { readData } from '../db/read-data.js';
import type { Seed, ShopperSeed } from '../db/seed.js';
import { goods } from '../goods/schema.js';
import { unitPrice } from '../goods/unit-price.js';
import { payments } from '../payments/schema.js';
import { POINT_CENTS } from '../points/points.js';
import { seedOrderPoints } from '../points/seed.js';
import { parcels, sellers } from '../sellers/schema.js';
import { holdCars } from './holds.js';
import { insertLines, UNPAID_MS } from './place-order.js';
import { ORDER_STATES, orderEvents, orders, type ShipTo } from './schema.js';

const DAY_MS = 86_400_000;

/** What a seeded car is on its way with. */
const TRUCK = 'Lone Star Auto Transport, load 48213';

const Past = object({
  /** How many days before the seeding it was placed. */
  daysAgo: number(),
  /** Positions in the list of best-selling goods, with the number of pieces of each. */
  goods: array(tuple([integer(), integer()])),
  hasCar: defaulted(boolean(), false),
  /** The points that paid for a part of it. As at the checkout, they are all that the shopper had. */
  points: defaulted(integer(), 0),
  /** The discount of a coupon, in US cents: the one that `demo/server/coupons/seed.ts` has used. */
  discount: defaulted(integer(), 0),
  /** Acts after placement, each with the resulting state, the actor, and the number of days since placement. */
  acts: array(tuple([string(), enums(ORDER_STATES), string(), number()])),
});
type Past = Infer<typeof Past>;

/** Reads the past orders, oldest first, so that order numbers rise over time. */
const readPasts = () => readData('orders.json', object({ shopper: array(Past), buyer: array(Past) }));

interface Buyer {
  readonly userId: number;
  readonly shipTo: ShipTo;
  readonly cardLast4: string;
}

/** Adds orders of the demo's shopper (contract section 5): one in each state, and a few more received ones. */
export const seedOrders: ShopperSeed = async (db, userId) => {
  const [home] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.addressId))
    .limit(1);
  if (home === undefined) return;
  // Of those that are in the US already: another may not be importable.
  const [car] = await db
    .select({ id: cars.goodsId })
    .from(cars)
    .where(eq(cars.zone, 1))
    .orderBy(asc(cars.createdAt))
    .limit(1);
  const buyer = { userId, shipTo: toShipTo(home), cardLast4: '4242' };
  await insertPasts(db, buyer, readPasts().shopper, await findBest(db), car?.id);
};

/** The shopper who bought from the demo's seller. */
const BUYER = 'sam@example.com';
const SELLER = 'seller@example.com';

const SHIP_TO = {
  ...{ contact_name: 'Sam Sample', phone: '+1 206 555 0133', street: '815 Pine Street', unit: 'Apt 12' },
  ...{ city_name: 'Seattle', state: 'WA', post_code: '98101' },
};

/** Adds two orders for the demo's seller, one received and one to ship. Does nothing if the buyer has orders. */
export const seedSellerOrders: Seed = async (db) => {
  const [seller] = await db.select().from(sellers).where(eq(sellers.email, SELLER));
  const [buyer] = await db.select({ userId: users.userId }).from(users).where(eq(users.email, BUYER));
  if (buyer === undefined || seller?.storeId === null || seller === undefined) return;
  if ((await db.$count(orders, eq(orders.userId, buyer.userId))) > 0) return;
  const best = await findBest(db, eq(goods.storeId, seller.storeId));
  await insertPasts(db, { ...buyer, shipTo: SHIP_TO, cardLast4: '1881' }, readPasts().buyer, best);
  await seedOrderPoints(db, buyer.userId);
};

/** Number of best-selling goods that past orders choose from, and the minimum stock of each. */
const CHOICE = 40;
const MIN_STOCK = 20;

async function findBest(db: Db, condition?: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: goods.goodsId })
    .from(goods)
    .where(and(gte(goods.stock, MIN_STOCK), isNull(goods.heldStock), condition))
    .orderBy(desc(goods.sold), desc(goods.goodsId))
    .limit(CHOICE);
  return rows.map(({ id }) => id);
}

/** Adds past orders of a car and of these goods, as far as they exist. */
async function insertPasts(
  db: Db,
  buyer: Buyer,
  pasts: readonly Past[],
  best: readonly number[],
  car = 0,
): Promise<void> {
  const products = await findProducts(db, [...best, car]);
  for (const past of pasts) {
    const ordered = past.goods.map(([place, pieces]) => [best[place] ?? 0, pieces] as const);
    const lines = [...ordered, ...(past.hasCar ? [[car, 1] as const] : [])].flatMap(([id, pieces]) => {
      const product = products.get(id);
      return product ? [{ product, pieces, price: unitPrice(product, pieces) }] : [];
    });
    if (lines.length > 0) await insertPast(db, buyer, past, lines);
  }
}

/** Returns what is on its way with which number, or an empty string if nothing leaves. */
function trackingOf(act: string, orderId: number, isCar: boolean): string {
  if (act === 'ship') return isCar ? TRUCK : `USPS 9400 1000 0000 ${orderId}`;
  return act === 'ship-part' ? `USPS 9400 1000 0001 ${orderId}` : '';
}

async function insertPast(
  db: Db,
  { userId, shipTo, cardLast4 }: Buyer,
  { daysAgo, points, discount, acts }: Past,
  lines: readonly OrderedLine[],
): Promise<void> {
  const at = (days: number) => new Date(Date.now() - (daysAgo - days) * DAY_MS);
  const state = acts.at(-1)?.[1] ?? 'unpaid';
  const shipments = quoteShipping(lines.map(toSent), shipTo.post_code) ?? [];
  const subtotal = lines.reduce((sum, { price, pieces }) => sum + price * pieces, 0);
  const shipping = shipments.reduce((sum, { fee }) => sum + fee, 0);
  const total = subtotal + shipping - discount - points * POINT_CENTS;
  const [order] = await db
    .insert(orders)
    .values({
      ...{ userId, idempotencyKey: `seed-${daysAgo}`, state, subtotal, shipping, discount, points },
      ...{ total, shipTo, shipments, createdAt: at(0), expiresAt: new Date(at(0).getTime() + UNPAID_MS) },
    })
    .returning({ orderId: orders.orderId });
  if (order === undefined) return;
  const { orderId } = order;
  const held = lines.flatMap(({ product }) => (product.picture.kind === 'car' ? [product.goodsId] : []));
  await insertLines(db, orderId, lines);
  await db.insert(orderEvents).values([
    { orderId, act: 'place', state: 'unpaid', actor: 'shopper', at: at(0) },
    ...acts.map(([act, next, actor, days]) => ({
      ...{ orderId, act, state: next, actor, at: at(days) },
      note: trackingOf(act, orderId, held.length > 0),
    })),
  ]);
  const part = acts.find(([act]) => act === 'ship-part');
  const first = lines.find(({ product }) => shipments[0]?.goods_ids.includes(product.goodsId))?.product;
  if (part !== undefined && first !== undefined && first.storeId !== null)
    await db.insert(parcels).values({
      ...{ orderId, storeId: first.storeId, tracking: trackingOf(part[0], orderId, false) },
      shippedAt: at(part[3]),
    });
  if (acts.some(([act]) => act === 'pay')) {
    await db.insert(payments).values({
      ...{ paymentId: `cs_seed_${orderId}`, intentId: `pi_seed_${orderId}`, orderId, amount: total },
      ...{ url: '', status: 'succeeded' },
      ...{ cardBrand: 'Visa', cardLast4, createdAt: at(0) },
      ...(state === 'refunded' && { refund: 'done', refundAmount: total }),
    });
  }
  await holdCars(db, held, orderId);
}
