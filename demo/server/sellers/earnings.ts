import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { feeOf } from '../../shared/fees.js';
import type { Db } from '../db/database.js';
import { orderLines, orders, SOLD_STATES } from '../orders/schema.js';
import type { stores } from '../stores/schema.js';

type Store = typeof stores.$inferSelect;

/** Pieces of a line that were sold and haven't been returned. */
export const SOLD = sql`(${orderLines.buyNum} - ${orderLines.returned})`;

/** The sum of lines, in US cents. A database integer ends at 21 million dollars, but a sum may be higher. */
export const LINE_SUM = sql<number>`coalesce(sum(${SOLD}::bigint * ${orderLines.price}), 0)::float8`;

const PIECES = sql<number>`coalesce(sum(${SOLD}), 0)::int`;

/**
 * Finds a store's earnings in US cents, in total and by month. Orders that are paid but not yet received are pending.
 * Canceled and refunded orders don't count, nor what was returned.
 */
export async function findEarnings(db: Db, { storeId, factory }: Store, now: Date) {
  const month = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await db
    .select({
      month,
      state: orders.state,
      sum: LINE_SUM,
      pieces: PIECES,
      orders: sql<number>`(count(distinct ${orders.orderId}) filter (where ${SOLD} > 0))::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orderLines.storeId, storeId), inArray(orders.state, [...SOLD_STATES])))
    .groupBy(month, orders.state)
    .orderBy(desc(month));
  const total = (some: typeof rows) => {
    const sales = some.reduce((sum, row) => sum + row.sum, 0);
    const fee = feeOf(sales, factory);
    return {
      sales,
      fee,
      earned: sales - fee,
      pieces: some.reduce((sum, row) => sum + row.pieces, 0),
      orders: some.reduce((sum, row) => sum + row.orders, 0),
    };
  };
  const months = [...new Set(rows.map((row) => row.month))];
  return {
    all: total(rows),
    pending: total(rows.filter(({ state }) => state !== 'received')),
    available: total(rows.filter(({ state }) => state === 'received')),
    months: months.map((name) => ({ month: name, ...total(rows.filter((row) => row.month === name)) })),
    weeks: await findWeeks(db, storeId, now),
  };
}

/** Returns what a store has earned with received orders, in US cents. */
export async function sumAvailable(db: Db, { storeId, factory }: Store): Promise<number> {
  const [row] = await db
    .select({ sum: LINE_SUM })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orderLines.storeId, storeId), eq(orders.state, 'received')));
  const sales = row?.sum ?? 0;
  return sales - feeOf(sales, factory);
}

const WEEKS = 12;
const DAY_MS = 86_400_000;

/** Finds the sales of the last twelve weeks, this one included, oldest first. Weeks begin on Monday, UTC. */
async function findWeeks(db: Db, storeId: number, now: Date) {
  const week = sql<string>`to_char(date_trunc('week', ${orders.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  const days = Array.from({ length: WEEKS }, (_, n) => new Date(monday - (WEEKS - 1 - n) * 7 * DAY_MS));
  const rows = await db
    .select({ week, sales: LINE_SUM, pieces: PIECES })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(
      and(
        eq(orderLines.storeId, storeId),
        inArray(orders.state, [...SOLD_STATES]),
        gte(orders.createdAt, days[0] ?? now),
      ),
    )
    .groupBy(week);
  return days.map((day) => {
    const name = day.toISOString().slice(0, 10);
    const row = rows.find((each) => each.week === name);
    return { week: name, sales: row?.sales ?? 0, pieces: row?.pieces ?? 0 };
  });
}
