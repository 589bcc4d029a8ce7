import { and, asc, count, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type Answer, dollars, OperatorError } from '../operator/answer.js';
import { refundPart } from '../payments/refund-part.js';
import { listRefunds, retryRefunds } from '../payments/refunds.js';
import { payments } from '../payments/schema.js';
import { countLeft } from '../sellers/orders.js';
import { actOnOrder, RefusedAct } from './apply-act.js';
import { findEvents } from './find-events.js';
import { findPartlySent } from './find-orders.js';
import { ORDER_STATES, orderEvents, orderLines, orders, SOLD_STATES } from './schema.js';
import type { Act } from './transitions.js';

const DAY_MS = 86_400_000;

export interface Period {
  readonly from: Date | null;
  /** The first moment after the period. */
  readonly end: Date | null;
}

/**
 * Lists sales by partner and campaign, highest first. `--from` and `--to` take UTC days, both included, of the orders:
 * what has gone back of them since, or shall go back, doesn't count, such as returned items and parts of a payment.
 */
export async function sumPartners(db: Db, args: readonly string[]): Promise<string> {
  const { from, end } = periodOf(args);
  const { partner, utmSource, utmMedium, utmCampaign, createdAt, state, total } = orders;
  const left = db
    .select({
      orderId: payments.orderId,
      cents: sql<number>`sum(${payments.amount} - ${payments.refundAmount})`.as('cents'),
    })
    .from(payments)
    .where(eq(payments.status, 'succeeded'))
    .groupBy(payments.orderId)
    .as('left_of_payments');
  // An order without a payment was paid with points, or comes with the demo's data.
  const revenue = sum(sql`coalesce(${left.cents}, ${total})`);
  const rows = await db
    .select({ partner, utmSource, utmMedium, utmCampaign, count: count(), revenue })
    .from(orders)
    .leftJoin(left, eq(left.orderId, orders.orderId))
    .where(
      and(
        inArray(state, [...SOLD_STATES]),
        from === null ? undefined : gte(createdAt, from),
        end === null ? undefined : lt(createdAt, end),
      ),
    )
    .groupBy(partner, utmSource, utmMedium, utmCampaign)
    .orderBy(desc(revenue), partner, utmSource, utmMedium, utmCampaign);
  if (rows.length === 0) return 'Nothing was sold then.';
  const whole = rows.reduce(
    (all, row) => ({ count: all.count + row.count, cents: all.cents + Number(row.revenue) }),
    { count: 0, cents: 0 },
  );
  return table([
    ['partner', 'source', 'medium', 'campaign', 'orders', 'revenue'],
    ...rows.map((row) => [
      ...[row.partner, row.utmSource, row.utmMedium, row.utmCampaign].map((text) => text ?? '-'),
      String(row.count),
      dollars(Number(row.revenue)),
    ]),
    ['all', '', '', '', String(whole.count), dollars(whole.cents)],
  ]);
}

export function periodOf(args: readonly string[]): Period {
  const period: { from: Date | null; end: Date | null } = { from: null, end: null };
  for (let index = 0; index < args.length; index += 2) {
    const [name, day = ''] = args.slice(index, index + 2);
    if (name !== '--from' && name !== '--to')
      throw new OperatorError(`"${name}" is neither --from nor --to.`);
    const begins = new Date(`${day}T00:00:00Z`);
    // The engine reads the 31st of a shorter month as a day of the next month.
    if (Number.isNaN(begins.getTime()) || begins.toISOString().slice(0, 10) !== day)
      throw new OperatorError(`${name} wants a day such as 2026-03-01, not "${day}".`);
    if (name === '--from') period.from = begins;
    else period.end = new Date(begins.getTime() + DAY_MS);
  }
  return period;
}

/** Aligns rows in columns. The first `texts` columns are left-aligned, and the others, which are numbers, right-aligned. */
export function table(rows: readonly (readonly string[])[], texts = 4): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column < texts ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

const HELP = `What can be done with orders:
  list [${ORDER_STATES.join('|')}]   those of a state, "paid" without one
  show <id>                          one with its lines and what happened to it
  ship <id> ["<carrier> <number>"]   it is on its way, such as with "USPS 9400 1000 0000 0000 0000 00"
  confirm <id>                       it has arrived
  cancel <id>                        before any of it is sent; what was paid goes back
  cancel-rest <id>                   after a seller has sent a part; what was paid for the rest goes back
  refund <id>                        after some or all of it was sent; what was paid goes back
  refund <id> <dollars>              only this much goes back, such as to lower a price
  refund <id> <dollars> <item>       for an item that its seller cannot send: it cannot be returned, and earns nothing
  refunds                            those that the card provider has not taken yet, and why
  disputes                           those whose payment a shopper disputes at the bank
  retry <id>                         an order's refund is sent again at once, not when its wait is over
  partners [--from 2026-03-01] [--to 2026-03-31]
                                     what was sold, by the partner and the campaign`;

const ACTS: readonly Act[] = ['ship', 'confirm', 'cancel', 'cancel-rest', 'refund'];

const LISTED = 100;

/** Runs an order command. The next sweep of a running server sends any resulting refunds to the card provider. */
export async function operateOrders(db: Db, args: readonly string[], now = new Date()): Promise<Answer> {
  const [command = 'help', first = '', note = '', item = ''] = args;
  if (command === 'partners') return { text: await sumPartners(db, args.slice(1)) };
  if (command === 'refunds') return { text: await listRefunds(db) };
  if (command === 'disputes') return { text: await listDisputes(db) };
  if (command === 'list') return { text: await list(db, first || 'paid') };
  const act = ACTS.find((each) => each === command);
  if (!['show', 'retry'].includes(command) && act === undefined) return { text: HELP };
  if (!/^\d{1,9}$/.test(first)) throw new OperatorError('Name the order by its number.');
  const orderId = Number(first);
  if (command === 'retry' && (await retryRefunds(db, orderId, now)) === 0) {
    throw new OperatorError(`Order ${orderId} has no refund that is due.`);
  }
  if (act === 'refund' && note !== '') await giveBack(db, orderId, note, item, now);
  else if (act !== undefined) await doTo(db, orderId, act, note.slice(0, 100), now);
  return { text: await show(db, orderId) };
}

async function doTo(db: Db, orderId: number, act: Act, note: string, now: Date): Promise<void> {
  try {
    const changed = await actOnOrder(db, { orderId, userId: null, act, actor: 'operator', now, note });
    if (changed === null) throw new OperatorError(`There is no order ${orderId}.`);
  } catch (error) {
    throw error instanceof RefusedAct ? new OperatorError(`${error.message}.`) : error;
  }
}

async function giveBack(db: Db, orderId: number, sum: string, item: string, now: Date): Promise<void> {
  const cents = /^\$?\d{1,7}(\.\d\d)?$/.test(sum) ? Math.round(Number(sum.replace('$', '')) * 100) : 0;
  if (cents === 0) throw new OperatorError(`A sum is in dollars, such as 12.50, not "${sum}".`);
  if (!/^\d{0,9}$/.test(item)) throw new OperatorError('Name the item by its number.');
  const unsent = item === '' ? null : Number(item);
  if (!(await refundPart(db, orderId, cents, unsent, now)))
    throw new OperatorError(
      `${dollars(cents)} of order ${orderId} cannot go back: it is not paid, no more than that is left${unsent === null ? '' : ', or it has no such item that was not returned'}. "refund ${orderId}" returns all of it.`,
    );
  // The other sellers may have sent theirs.
  const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
  const isSent = (await findPartlySent(db, [orderId])).has(orderId) && (await countLeft(db, orderId)) === 0;
  if (order?.state === 'paid' && isSent) await doTo(db, orderId, 'ship', '', now);
}

async function list(db: Db, name: string): Promise<string> {
  const state = ORDER_STATES.find((each) => each === name);
  if (state === undefined) throw new OperatorError(`An order is ${ORDER_STATES.join(', ')}, not "${name}".`);
  const found = await db
    .select()
    .from(orders)
    .where(eq(orders.state, state))
    .orderBy(asc(orders.orderId))
    .limit(LISTED);
  if (found.length === 0) return `No order is ${state}.`;
  return found
    .map(({ orderId, createdAt, total, shipTo }) =>
      [
        orderId,
        createdAt.toISOString().slice(0, 16),
        dollars(total),
        `${shipTo.city_name}, ${shipTo.state}`,
      ].join('  '),
    )
    .join('\n');
}

async function listDisputes(db: Db): Promise<string> {
  const found = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.act, 'dispute'))
    .orderBy(desc(orderEvents.eventId))
    .limit(LISTED);
  if (found.length === 0) return 'No payment is disputed.';
  return found.map(({ orderId, at, state }) => `${orderId}  ${at.toISOString()}  was ${state}`).join('\n');
}

async function show(db: Db, orderId: number): Promise<string> {
  const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
  if (order === undefined) throw new OperatorError(`There is no order ${orderId}.`);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const events = await findEvents(db, orderId);
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const { contact_name, street, unit, city_name, state, post_code } = order.shipTo;
  return [
    `Order ${orderId}: ${order.state}, ${dollars(order.total)}`,
    ['To', contact_name, street, unit, `${city_name}, ${state} ${post_code}`].filter(Boolean).join(', '),
    ...lines.map(
      ({ buyNum, goodsId, name, storeName, price }) =>
        `  ${buyNum} × ${name} (${storeName}, item ${goodsId}): ${dollars(buyNum * price)}`,
    ),
    ...paid.map(({ paymentId, amount, status, refund, refundAmount, refundError }) => {
      const back = refund ? `, refund of ${dollars(refundAmount)} ${refund} ${refundError}` : '';
      return `  ${paymentId}: ${dollars(amount)}, ${status}${back}`.trimEnd();
    }),
    ...events.map(({ at, act, actor, note }) => {
      const about = act === 'refund-part' ? dollars(Number(note)) : note;
      return `  ${at.toISOString()} ${act} by ${actor} ${about}`.trimEnd();
    }),
  ].join('\n');
}
