import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { findProducts } from '../cart/find-products.js';
import { quoteShipping } from '../checkout/quote-shipping.js';
import type { Db } from '../db/database.js';
import type { Seed } from '../db/seed.js';
import { goods } from '../goods/schema.js';
import { type OrderState, orderEvents, orderLines, orders } from '../orders/schema.js';
import { payments } from '../payments/schema.js';
import { sellers } from './schema.js';

/** Who bought from the seller of the demo. */
const BUYER = 'sam@example.com';
const SELLER = 'seller@example.com';

const DAY_MS = 86_400_000;
const MIN_STOCK = 20;

const SHIP_TO = {
  ...{ contact_name: 'Sam Sample', phone: '+1 206 555 0133', street: '815 Pine Street', unit: 'Apt 12' },
  ...{ city_name: 'Seattle', state: 'WA', post_code: '98101' },
};

/** What was bought: how long ago, and what became of it since, each with the days that it took. */
const PASTS: readonly {
  readonly daysAgo: number;
  readonly pieces: readonly number[];
  readonly acts: readonly (readonly [act: string, state: OrderState, actor: string, days: number])[];
}[] = [
  {
    ...{ daysAgo: 45, pieces: [4, 1] },
    acts: [
      ['pay', 'paid', 'provider', 0.01],
      ['ship', 'shipped', 'operator', 1],
      ['confirm', 'received', 'shopper', 5],
    ],
  },
  { ...{ daysAgo: 1, pieces: [1, 2] }, acts: [['pay', 'paid', 'provider', 0.01]] },
];

/** Orders of the demo's seller: one that was received, one to be sent. Nothing when the buyer has orders. */
export const seedSellerOrders: Seed = async (db) => {
  const [seller] = await db.select().from(sellers).where(eq(sellers.email, SELLER));
  const [buyer] = await db.select({ userId: users.userId }).from(users).where(eq(users.email, BUYER));
  if (buyer === undefined || seller?.storeId === null || seller === undefined) return;
  if ((await db.$count(orders, eq(orders.userId, buyer.userId))) > 0) return;
  const best = await db
    .select({ id: goods.goodsId })
    .from(goods)
    .where(and(eq(goods.storeId, seller.storeId), gte(goods.stock, MIN_STOCK), isNull(goods.heldStock)))
    .orderBy(desc(goods.sold), desc(goods.goodsId))
    .limit(4);
  if (best.length < 4) return;
  for (const [at, past] of PASTS.entries()) {
    const ids = best.slice(at * 2, at * 2 + 2).map(({ id }) => id);
    await insertPast(db, buyer.userId, ids, past);
  }
};

async function insertPast(
  db: Db,
  userId: number,
  ids: readonly number[],
  { daysAgo, pieces, acts }: (typeof PASTS)[number],
): Promise<void> {
  const at = (days: number) => new Date(Date.now() - (daysAgo - days) * DAY_MS);
  const products = [...(await findProducts(db, ids)).values()];
  const lines = products.map((product, index) => ({ product, buyNum: pieces[index] ?? 1 }));
  const shipments =
    quoteShipping(
      lines.map(({ product, buyNum }) => ({
        ...{ goodsId: product.goodsId, zone: product.zone, weightG: product.weightG },
        ...{ pieces: buyNum, total: product.price * buyNum },
      })),
      SHIP_TO.post_code,
    ) ?? [];
  const subtotal = lines.reduce((sum, { product, buyNum }) => sum + product.price * buyNum, 0);
  const shipping = shipments.reduce((sum, { fee }) => sum + fee, 0);
  const total = subtotal + shipping;
  const state = acts.at(-1)?.[1] ?? 'unpaid';
  const [order] = await db
    .insert(orders)
    .values({
      ...{ userId, idempotencyKey: `seed-seller-${daysAgo}`, state, subtotal, shipping, discount: 0 },
      ...{ points: 0, total, shipTo: SHIP_TO, shipments, createdAt: at(0), expiresAt: at(0.02) },
    })
    .returning({ orderId: orders.orderId });
  if (order === undefined) return;
  const { orderId } = order;
  await db.insert(orderLines).values(
    lines.map(({ product, buyNum }) => ({
      ...{ orderId, goodsId: product.goodsId, storeId: product.storeId, storeName: product.storeName },
      ...{ name: product.name, picture: product.picture, zone: product.zone, buyNum, price: product.price },
    })),
  );
  await db
    .insert(orderEvents)
    .values([
      { orderId, act: 'place', state: 'unpaid' as const, actor: 'shopper', at: at(0) },
      ...acts.map(([act, next, actor, days]) => ({ orderId, act, state: next, actor, at: at(days) })),
    ]);
  await db.insert(payments).values({
    ...{ paymentId: `pay_seed_${orderId}`, orderId, amount: total, url: '', status: 'succeeded' as const },
    ...{ cardBrand: 'Visa', cardLast4: '1881', createdAt: at(0) },
  });
}
