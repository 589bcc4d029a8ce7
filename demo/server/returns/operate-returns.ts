import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type Answer, dollars, OperatorError } from '../operator/answer.js';
import { orderLines } from '../orders/schema.js';
import { stores } from '../stores/schema.js';
import { ClosedReturn, closeReturn } from './close-return.js';
import { linesOf } from './find-returns.js';
import { RETURN_STATES, returns } from './schema.js';

const HELP = `What can be done with returns:
  list [${RETURN_STATES.join('|')}]   those of a state, "requested" without one
  show <id>                          one with what is in it
  receive <id>                       it has arrived, at the seller's or our warehouse; its share of what was paid goes back
  refuse <id> <reason>               it isn't accepted; the shopper gets the reason`;

const LISTED = 100;
const MAX_REASON = 300;

/** Runs a command for returns. The next sweep of a running server sends any resulting refunds to the card provider. */
export async function operateReturns(db: Db, args: readonly string[], now = new Date()): Promise<Answer> {
  const [command = 'help', first = '', ...words] = args;
  if (command === 'list') return { text: await list(db, first || 'requested') };
  if (!['show', 'receive', 'refuse'].includes(command)) return { text: HELP };
  if (!/^\d{1,9}$/.test(first)) throw new OperatorError('Name the return by its number.');
  const returnId = Number(first);
  if (command === 'show') return { text: await show(db, returnId) };
  const refusal = words.join(' ').trim().slice(0, MAX_REASON);
  if (command === 'refuse' && refusal === '')
    throw new OperatorError('Say why: the shopper gets the reason.');
  try {
    const state = command === 'receive' ? 'received' : 'refused';
    const closed = await closeReturn(db, { returnId, state, actor: 'operator', refusal, now });
    if (closed === null) throw new OperatorError(`There is no return ${returnId}.`);
  } catch (error) {
    throw error instanceof ClosedReturn ? new OperatorError(`${error.message}.`) : error;
  }
  return { text: await show(db, returnId) };
}

async function list(db: Db, name: string): Promise<string> {
  const state = RETURN_STATES.find((each) => each === name);
  if (state === undefined) throw new OperatorError(`A return is ${RETURN_STATES.join(', ')}, not "${name}".`);
  const found = await db
    .select({ own: returns, storeName: stores.name })
    .from(returns)
    .innerJoin(stores, eq(stores.storeId, returns.storeId))
    .where(eq(returns.state, state))
    .orderBy(state === 'requested' ? asc(returns.returnId) : desc(returns.returnId))
    .limit(LISTED);
  if (found.length === 0) return `No return is ${state}.`;
  return found
    .map(({ own: { returnId, orderId, createdAt, refund, reason }, storeName }) =>
      [
        returnId,
        `order ${orderId}`,
        createdAt.toISOString().slice(0, 16),
        dollars(refund),
        reason,
        storeName,
      ].join('  '),
    )
    .join('\n');
}

async function show(db: Db, returnId: number): Promise<string> {
  const [own] = await db.select().from(returns).where(eq(returns.returnId, returnId));
  if (own === undefined) throw new OperatorError(`There is no return ${returnId}.`);
  const names = await db.select().from(orderLines).where(eq(orderLines.orderId, own.orderId));
  const { orderId, state, reason, note, refund, points, label, refusal } = own;
  return [
    `Return ${returnId} of order ${orderId}: ${state}, ${reason}${note && `: ${note}`}`,
    ...(await linesOf(db, [returnId])).map(({ goodsId, pieces }) => {
      const line = names.find((each) => each.goodsId === goodsId);
      return `  ${pieces} × ${line?.name} (${line?.storeName})`;
    }),
    `  ${dollars(refund)} and ${points} points go back, ${dollars(label)} pays for the label`,
    ...(refusal ? [`  Refused: ${refusal}`] : []),
  ].join('\n');
}
