import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type Answer, dollars, OperatorError } from '../operator/answer.js';
import { listRefunds, retryRefunds } from '../payments/list-refunds.js';
import { payments } from '../payments/schema.js';
import { actOnOrder, RefusedAct } from './apply-act.js';
import { ORDER_STATES, orderEvents, orderLines, orders } from './schema.js';
import { sumPartners } from './sum-partners.js';
import type { Act } from './transitions.js';

const HELP = `What can be done with orders:
  list [${ORDER_STATES.join('|')}]   those of a state, "paid" without one
  show <id>                          one with its lines and what happened to it
  ship <id> [tracking number]        it is on its way
  confirm <id>                       it has arrived
  cancel <id>                        before any of it is sent; what was paid goes back
  refund <id>                        after some or all of it was sent; what was paid goes back
  refunds                            those that the card provider has not taken yet, and why
  retry <id>                         an order's refund is told again at once, not when its wait is over
  partners [--from 2026-03-01] [--to 2026-03-31]
                                     what was sold, by the partner and the campaign`;

const ACTS: readonly Act[] = ['ship', 'confirm', 'cancel', 'refund'];

const LISTED = 100;

/** Refunds that a command brings about are told to the card provider by the next sweep of a running server. */
export async function operateOrders(db: Db, args: readonly string[], now = new Date()): Promise<Answer> {
  const [command = 'help', first = '', note = ''] = args;
  if (command === 'partners') return { text: await sumPartners(db, args.slice(1)) };
  if (command === 'refunds') return { text: await listRefunds(db) };
  if (command === 'list') return { text: await list(db, first || 'paid') };
  const act = ACTS.find((known) => known === command);
  if (!['show', 'retry'].includes(command) && act === undefined) return { text: HELP };
  if (!/^\d{1,9}$/.test(first)) throw new OperatorError('Name the order by its number.');
  const orderId = Number(first);
  if (command === 'retry' && (await retryRefunds(db, orderId, now)) === 0) {
    throw new OperatorError(`Order ${orderId} has no refund that is due.`);
  }
  if (act !== undefined) await doTo(db, orderId, act, note.slice(0, 100), now);
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

async function list(db: Db, name: string): Promise<string> {
  const state = ORDER_STATES.find((known) => known === name);
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

async function show(db: Db, orderId: number): Promise<string> {
  const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
  if (order === undefined) throw new OperatorError(`There is no order ${orderId}.`);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.eventId));
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const { contact_name, street, unit, city_name, state, post_code } = order.shipTo;
  return [
    `Order ${orderId}: ${order.state}, ${dollars(order.total)}`,
    ['To', contact_name, street, unit, `${city_name}, ${state} ${post_code}`].filter(Boolean).join(', '),
    ...lines.map(({ buyNum, name, storeName }) => `  ${buyNum} × ${name} (${storeName})`),
    ...paid.map(({ paymentId, amount, status, refund, refundError }) =>
      `  ${paymentId}: ${dollars(amount)}, ${status}${refund ? `, refund ${refund} ${refundError}` : ''}`.trimEnd(),
    ),
    ...events.map(({ at, act, actor, note }) => `  ${at.toISOString()} ${act} by ${actor} ${note}`.trimEnd()),
  ].join('\n');
}
