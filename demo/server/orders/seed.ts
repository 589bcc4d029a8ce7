import { and, asc, desc, eq, gt, gte } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { DEMO_EMAIL } from '../accounts/seed.js';
import { toShipTo } from '../addresses/find-addresses.js';
import { addresses } from '../addresses/schema.js';
import { cars } from '../cars/schema.js';
import { findProducts, type Product } from '../cart/find-products.js';
import { quoteShipping } from '../checkout/quote-shipping.js';
import type { Db } from '../db/database.js';
import type { Seed } from '../db/seed.js';
import { goods } from '../goods/schema.js';
import { unitPrice } from '../goods/unit-price.js';
import { payments } from '../payments/schema.js';
import { holdCars } from './hold-cars.js';
import { type OrderState, orderEvents, orderLines, orders, type ShipTo } from './schema.js';

const DAY_MS = 86_400_000;

interface Past {
  /** Days before the seeding at which it was placed. */
  readonly daysAgo: number;
  readonly state: OrderState;
  /** Places in the list of the best sold goods, and how many pieces of each. */
  readonly goods: readonly (readonly [place: number, pieces: number])[];
  readonly hasCar?: boolean;
  /** Acts after the placing, each with the days that it took and who did it. */
  readonly acts: readonly (readonly [act: string, state: OrderState, actor: string, days: number])[];
}

const PAID = ['pay', 'paid', 'provider', 0.01] as const;
const SHIPPED = ['ship', 'shipped', 'operator', 1] as const;

/** One order in each state, and a few more received ones. */
const PASTS: readonly Past[] = [
  {
    daysAgo: 0.004,
    state: 'unpaid',
    goods: [
      [0, 1],
      [7, 2],
    ],
    acts: [],
  },
  {
    daysAgo: 0.6,
    state: 'paid',
    goods: [
      [3, 1],
      [12, 1],
      [20, 4],
    ],
    acts: [PAID],
  },
  { daysAgo: 3, state: 'shipped', goods: [[5, 1]], acts: [PAID, SHIPPED] },
  { daysAgo: 9, state: 'cancelled', goods: [[9, 1]], acts: [['expire', 'cancelled', 'clock', 0.03]] },
  { daysAgo: 21, state: 'refunded', goods: [[14, 2]], acts: [PAID, ['cancel', 'refunded', 'shopper', 0.4]] },
  {
    daysAgo: 34,
    state: 'received',
    goods: [],
    hasCar: true,
    acts: [PAID, SHIPPED, ['confirm', 'received', 'shopper', 20]],
  },
  {
    daysAgo: 62,
    state: 'received',
    goods: [
      [2, 1],
      [17, 3],
    ],
    acts: [PAID, SHIPPED, ['confirm', 'received', 'shopper', 4]],
  },
  {
    daysAgo: 118,
    state: 'received',
    goods: [[25, 1]],
    acts: [PAID, SHIPPED, ['confirm', 'received', 'shopper', 5]],
  },
];

/** Goods that can be looked through for those of the past orders, and what each must have. */
const CHOICE = 40;
const MIN_STOCK = 20;

/** Orders of the demo's shopper (contract section 5); nothing when there are orders, or no such shopper. */
export const seedOrders: Seed = async (db) => {
  const present = await db.select({ id: orders.orderId }).from(orders).limit(1);
  const [shopper] = await db.select({ userId: users.userId }).from(users).where(eq(users.email, DEMO_EMAIL));
  if (present.length > 0 || shopper === undefined) return;
  const shipTo = await findHome(db, shopper.userId);
  if (shipTo === null) return;
  const best = await findBest(db);
  const [car] = await db.select({ id: cars.goodsId }).from(cars).orderBy(asc(cars.createdAt)).limit(1);
  const products = await findProducts(db, [...best, ...(car ? [car.id] : [])]);
  const now = Date.now();
  // The oldest first, so that the numbers rise with time.
  for (const past of [...PASTS].reverse()) {
    const wanted = past.goods.map(([place, pieces]) => [best[place] ?? 0, pieces] as const);
    if (past.hasCar && car) wanted.push([car.id, 1]);
    const lines = wanted.flatMap(([id, pieces]) => {
      const product = products.get(id);
      return product ? [{ product, pieces, price: unitPrice(product, pieces) }] : [];
    });
    if (lines.length > 0) await insertPast(db, shopper.userId, shipTo, past, lines, now);
  }
};

interface Line {
  readonly product: Product;
  readonly pieces: number;
  readonly price: number;
}

async function insertPast(
  db: Db,
  userId: number,
  shipTo: ShipTo,
  { daysAgo, state, acts }: Past,
  lines: readonly Line[],
  now: number,
): Promise<void> {
  const at = (days: number) => new Date(now - (daysAgo - days) * DAY_MS);
  const sent = lines.map(({ product, pieces, price }) => ({
    ...{ goodsId: product.goodsId, zone: product.zone, weightG: product.weightG },
    ...{ pieces, total: price * pieces },
  }));
  const shipments = quoteShipping(sent, shipTo.post_code) ?? [];
  const subtotal = sent.reduce((sum, { total }) => sum + total, 0);
  const shipping = shipments.reduce((sum, { fee }) => sum + fee, 0);
  const total = subtotal + shipping;
  const [order] = await db
    .insert(orders)
    .values({
      ...{ userId, idempotencyKey: `seed-${daysAgo}`, state, subtotal, shipping, discount: 0, points: 0 },
      ...{ total, shipTo, shipments, createdAt: at(0), expiresAt: at(state === 'unpaid' ? 30 : 0.02) },
    })
    .returning({ orderId: orders.orderId });
  if (order === undefined) return;
  const { orderId } = order;
  await db.insert(orderLines).values(
    lines.map(({ product, pieces, price }) => ({
      ...{ orderId, goodsId: product.goodsId, storeId: product.storeId, storeName: product.storeName },
      ...{ name: product.name, picture: product.picture, zone: product.zone, buyNum: pieces, price },
    })),
  );
  await db.insert(orderEvents).values([
    { orderId, act: 'place', state: 'unpaid', actor: 'shopper', at: at(0) },
    ...acts.map(([act, next, actor, days]) => ({
      ...{ orderId, act, state: next, actor, at: at(days) },
      note: act === 'ship' ? `9400 1000 0000 ${orderId}` : '',
    })),
  ]);
  if (acts.some(([act]) => act === 'pay')) {
    await db.insert(payments).values({
      ...{ paymentId: `pay_seed_${orderId}`, orderId, amount: total, url: '', status: 'succeeded' },
      ...{ cardBrand: 'Visa', cardLast4: '4242', createdAt: at(0) },
      refund: state === 'refunded' ? 'done' : null,
    });
  }
  const cars = lines.filter(({ product }) => product.picture.kind === 'car');
  await holdCars(
    db,
    cars.map(({ product }) => product.goodsId),
    orderId,
  );
}

async function findBest(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: goods.goodsId })
    .from(goods)
    .where(and(gte(goods.stock, MIN_STOCK), gt(goods.price, 0)))
    .orderBy(desc(goods.sold), desc(goods.goodsId))
    .limit(CHOICE);
  return rows.map(({ id }) => id);
}

async function findHome(db: Db, userId: number): Promise<ShipTo | null> {
  const [home] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.addressId))
    .limit(1);
  return home === undefined ? null : toShipTo(home);
}
