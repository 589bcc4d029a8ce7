import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { storeDay, TIME_ZONE } from '../../shared/delivery.js';
import { FEE_PERCENT } from '../../shared/fees.js';
import type { Db } from '../db/database.js';
import { CONFIRM_DAYS, lastPromised } from '../orders/late.js';
import { orderEvents, orderLines, orders, SOLD_STATES } from '../orders/schema.js';
import type { stores } from '../stores/schema.js';
import { parcels } from './schema.js';

type Store = typeof stores.$inferSelect;

/** Pieces of a line that were sold and haven't been returned. */
export const SOLD = sql`(${orderLines.buyNum} - ${orderLines.returned})`;

/** The sum of lines, in US cents. A database integer ends at 21 million dollars, but a sum may be higher. */
export const LINE_SUM = sql<number>`coalesce(sum(${SOLD}::bigint * ${orderLines.price}), 0)::float8`;

/** The shop's fee on an order's lines, in US cents: like `feeOf`, rounded down for each order, as the seller sees them. */
const orderFee = (isFactory: boolean) =>
  sql<number>`floor(${LINE_SUM} * ${sql.raw(String(isFactory ? FEE_PERCENT.factory : FEE_PERCENT.shop))} / 100)`;

/** When an order was placed, by the store's own calendar, in which sellers see its day. */
const ORDERED = sql`(${orders.createdAt} at time zone ${sql.raw(`'${TIME_ZONE}'`)})`;

export const PIECES = sql<number>`coalesce(sum(${SOLD}), 0)::int`;

/**
 * Whether a store's part of an order can be paid out: the order has arrived, or the part should have long ago, even if
 * other sellers never send theirs.
 */
function isAvailable(storeId: number, now: Date) {
  const late = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS).toISOString();
  const events = (act: string, what: string) =>
    sql`(select ${sql.raw(what)} from ${orderEvents}
      where ${orderEvents.orderId} = ${orders.orderId} and ${orderEvents.act} = ${act})`;
  return sql<boolean>`(${orders.state} = 'received' or (
    exists (select 1 from ${parcels} where ${parcels.orderId} = ${orders.orderId}
      and ${parcels.storeId} = ${storeId} and ${parcels.shippedAt} <= ${late}::timestamptz)
    and ${lastPromised(events('pay', 'max(at)'))} <= ${late}::timestamptz
    and not exists ${events('dispute', '1')}))`;
}

/**
 * Finds a store's sales in US cents by month, latest first, and by whether they can be paid out. Canceled and refunded
 * orders don't count, nor what was returned.
 */
function findSales(db: Db, { storeId, factory }: Store, now: Date) {
  const each = db
    .select({
      month: sql<string>`to_char(${ORDERED}, 'YYYY-MM')`.as('month'),
      isAvailable: isAvailable(storeId, now).as('is_available'),
      ...{ sales: LINE_SUM.as('sales'), fee: orderFee(factory).as('fee'), pieces: PIECES.as('pieces') },
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orderLines.storeId, storeId), inArray(orders.state, [...SOLD_STATES])))
    .groupBy(orders.orderId)
    .as('each_order');
  return db
    .select({
      ...{ month: each.month, isAvailable: each.isAvailable },
      sales: sql<number>`sum(${each.sales})`,
      fee: sql<number>`sum(${each.fee})`,
      pieces: sql<number>`sum(${each.pieces})::int`,
      orders: sql<number>`(count(*) filter (where ${each.pieces} > 0))::int`,
    })
    .from(each)
    .groupBy(each.month, each.isAvailable)
    .orderBy(desc(each.month));
}

type Sales = Awaited<ReturnType<typeof findSales>>;

function total(some: Sales) {
  const sum = (of: 'sales' | 'fee' | 'pieces' | 'orders') => some.reduce((all, row) => all + row[of], 0);
  const [sales, fee] = [sum('sales'), sum('fee')];
  return { sales, fee, earned: sales - fee, pieces: sum('pieces'), orders: sum('orders') };
}

/** Finds a store's earnings in US cents, in total and by month. Pending is what can't be paid out yet. */
export async function findEarnings(db: Db, store: Store, now: Date) {
  const rows = await findSales(db, store, now);
  const months = [...new Set(rows.map(({ month }) => month))];
  return {
    all: total(rows),
    pending: total(rows.filter((row) => !row.isAvailable)),
    available: total(rows.filter((row) => row.isAvailable)),
    months: months.map((month) => ({ month, ...total(rows.filter((row) => row.month === month)) })),
    weeks: await findWeeks(db, store.storeId, now),
  };
}

/** Returns what a store has earned that can be paid out, in US cents. */
export async function sumAvailable(db: Db, store: Store, now: Date): Promise<number> {
  return total((await findSales(db, store, now)).filter((row) => row.isAvailable)).earned;
}

const WEEKS = 12;
const DAY_MS = 86_400_000;

/** Finds the sales of the last twelve weeks, this one included, oldest first. Weeks begin on Monday. */
async function findWeeks(db: Db, storeId: number, now: Date) {
  const week = sql<string>`to_char(date_trunc('week', ${ORDERED}), 'YYYY-MM-DD')`;
  const today = new Date(`${storeDay(now)}T00:00:00Z`);
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS;
  const days = Array.from({ length: WEEKS }, (_, n) =>
    new Date(monday - (WEEKS - 1 - n) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
  const rows = await db
    .select({ week, sales: LINE_SUM, pieces: PIECES })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(
      and(
        eq(orderLines.storeId, storeId),
        inArray(orders.state, [...SOLD_STATES]),
        sql`${ORDERED} >= ${days[0]}::timestamp`,
      ),
    )
    .groupBy(week);
  return days.map((day) => {
    const row = rows.find((each) => each.week === day);
    return { week: day, sales: row?.sales ?? 0, pieces: row?.pieces ?? 0 };
  });
}
