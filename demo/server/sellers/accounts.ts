import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { object } from 'superstruct';
import { accountRequests } from '../accounts/account-requests.js';
import { checkCode, redeemCode } from '../accounts/codes.js';
import { takeAttempt } from '../accounts/limits.js';
import type { AccountServices } from '../accounts/services.js';
import type { AccountKind } from '../accounts/sign-in.js';
import type { Db } from '../db/database.js';
import { badInput } from '../http/api.js';
import { filled, line, readBody } from '../http/fields.js';
import { sellerMessages } from './messages.js';
import { type Seller, sellerSessions, sellers } from './schema.js';
import { createSellerSession } from './session.js';

const MAX_NAME = 100;

export const SELLERS: AccountKind<Seller> = {
  name: 'seller',
  purposes: { '1': 'seller_register', '2': 'seller_reset' },
  async find(db, email) {
    const [seller] = await db.select().from(sellers).where(eq(sellers.email, email));
    return seller;
  },
  async hold(tx, { sellerId, passwordHash }) {
    const unchanged = await tx
      .select({ sellerId: sellers.sellerId })
      .from(sellers)
      .where(and(eq(sellers.sellerId, sellerId), eq(sellers.passwordHash, passwordHash)))
      .for('share');
    return unchanged.length === 1;
  },
  createSession: (tx, { sellerId }, now) => createSellerSession(tx, sellerId, now),
  async setPassword(tx, email, passwordHash) {
    const [seller] = await tx
      .update(sellers)
      .set({ passwordHash })
      .where(eq(sellers.email, email))
      .returning();
    if (seller !== undefined)
      await tx.delete(sellerSessions).where(eq(sellerSessions.sellerId, seller.sellerId));
    return seller !== undefined;
  },
};

/** Opens a seller's account for whoever has the mailed code, and signs in. The code survives any other refusal. */
export async function registerSeller(
  db: Db,
  { passwords, limits, now }: AccountServices,
  c: Context,
): Promise<{ token: string; account: Seller }> {
  const { messages, registration } = accountRequests(c);
  const name = filled(line(MAX_NAME), sellerMessages(c).nameEmpty);
  const sent = await readBody(c, object({ name, ...registration.schema }));
  const { email, password, email_code: code } = sent;
  await takeAttempt(c, limits.codesUsedByAddress);

  const right = await checkCode(db, passwords, { email, purpose: 'seller_register' }, code, now());
  if (right === null) throw badInput(messages.codeWrong);
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (transaction) => {
    if (!(await redeemCode(transaction, right))) throw badInput(messages.codeWrong);
    const [account] = await transaction
      .insert(sellers)
      .values({ email, passwordHash, name: sent.name, createdAt: now() })
      .onConflictDoNothing({ target: sellers.email })
      .returning();
    // Told to nobody but the owner: the code was right.
    if (account === undefined) throw badInput(messages.emailTaken);
    return { token: await createSellerSession(transaction, account.sellerId, now()), account };
  });
}
