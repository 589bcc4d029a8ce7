import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { LEAST_PAYOUT } from '../../shared/fees.js';
import type { Db } from '../db/database.js';
import { ApiError, badInput } from '../http/api.js';
import { type Answer, dollars, OperatorError } from '../operator/answer.js';
import { stores } from '../stores/schema.js';
import { sumAvailable } from './earnings.js';
import type { SellerMessages } from './messages.js';
import { payouts } from './schema.js';

type Store = typeof stores.$inferSelect;

/** How many payouts the seller sees. */
const SHOWN = 24;

/** Finds what a store can withdraw now and what it has withdrawn, in US cents, and its payouts, latest first. */
export async function findPayouts(db: Db, store: Store, now: Date) {
  const { storeId } = store;
  const list = await db
    .select()
    .from(payouts)
    .where(eq(payouts.storeId, storeId))
    .orderBy(desc(payouts.payoutId))
    .limit(SHOWN);
  const withdrawn = await sumWithdrawn(db, storeId);
  return {
    withdrawable: toWithdraw(await sumAvailable(db, store, now), withdrawn),
    withdrawn,
    payouts: list.map(({ payoutId, amount, requestedAt, paidAt, reference }) => ({
      payout_id: payoutId,
      ...{ amount, reference },
      requested_at: requestedAt.toISOString(),
      paid_at: paidAt?.toISOString() ?? null,
    })),
  };
}

/** Never below 0: returns may take away what was paid out before, and later sales make up for it. */
const toWithdraw = (available: number, withdrawn: number) => Math.max(0, available - withdrawn);

/** Sums up a store's payouts, those that are still to be paid included. */
async function sumWithdrawn(db: Db, storeId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${payouts.amount}), 0)::float8` })
    .from(payouts)
    .where(eq(payouts.storeId, storeId));
  return row?.cents ?? 0;
}

/**
 * Requests a payout. At most one waits at a time, and the same request again is the same payout.
 * @param amount US cents, as the seller saw them
 */
export async function requestPayout(
  db: Db,
  store: Store,
  amount: number,
  texts: SellerMessages,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { storeId } = store;
    // One request of a store at a time: each must see what the one before has taken.
    await tx.select().from(stores).where(eq(stores.storeId, storeId)).for('no key update');
    const [waiting] = await tx
      .select()
      .from(payouts)
      .where(and(eq(payouts.storeId, storeId), isNull(payouts.paidAt)));
    if (waiting !== undefined) {
      if (waiting.amount === amount) return;
      throw new ApiError(409, texts.payoutWaits);
    }
    if (amount < LEAST_PAYOUT) throw badInput(texts.payoutSmall);
    const most = toWithdraw(await sumAvailable(tx, store, now), await sumWithdrawn(tx, storeId));
    if (amount > most) throw new ApiError(409, texts.payoutTooMuch);
    await tx.insert(payouts).values({ storeId, amount, requestedAt: now });
  });
}

const HELP = `What can be done with payouts:
  list [paid]              those that sellers have requested, or those that were paid
  pay <id> [reference]     it was paid; the reference is the bank's`;

const LISTED = 100;

/** Runs a command for payouts. The operator sends the money; this notes that it was sent. */
export async function operatePayouts(db: Db, args: readonly string[], now = new Date()): Promise<Answer> {
  const [command = 'help', first = '', ...words] = args;
  if (command === 'list') return { text: await list(db, first === 'paid') };
  if (command !== 'pay') return { text: HELP };
  if (!/^\d{1,9}$/.test(first)) throw new OperatorError('Name the payout by its number.');
  const mine = eq(payouts.payoutId, Number(first));
  const reference = words.join(' ').trim().slice(0, 100);
  const [paid] = await db
    .update(payouts)
    .set({ paidAt: now, reference })
    .where(and(mine, isNull(payouts.paidAt)))
    .returning();
  if (paid !== undefined) return { text: `Payout ${first} of ${dollars(paid.amount)} is paid.` };
  const isThere = (await db.$count(payouts, mine)) > 0;
  throw new OperatorError(isThere ? `Payout ${first} was paid before.` : `There is no payout ${first}.`);
}

async function list(db: Db, isPaid: boolean): Promise<string> {
  const found = await db
    .select({ own: payouts, name: stores.name })
    .from(payouts)
    .innerJoin(stores, eq(stores.storeId, payouts.storeId))
    .where(isPaid ? sql`${payouts.paidAt} is not null` : isNull(payouts.paidAt))
    .orderBy(isPaid ? desc(payouts.payoutId) : asc(payouts.payoutId))
    .limit(LISTED);
  if (found.length === 0) return isPaid ? 'No payout was paid.' : 'No payout is requested.';
  return found
    .map(({ own: { payoutId, amount, requestedAt, paidAt, reference }, name }) =>
      [...[payoutId, (paidAt ?? requestedAt).toISOString().slice(0, 16), dollars(amount), name], reference]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
