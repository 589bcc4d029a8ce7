import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { object } from 'superstruct';
import { accountRequests } from '../accounts/account-requests.js';
import { checkCode, redeemCode } from '../accounts/codes.js';
import { takeAttempt, takeSignIn } from '../accounts/limits.js';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import { ApiError, badInput } from '../http/api-error.js';
import { readBody } from '../http/read-fields.js';
import { filled, line } from '../http/structs.js';
import { sellerMessages } from './messages.js';
import { type Seller, sellerSessions, sellers } from './schema.js';
import { createSellerSession } from './session.js';

/** Most characters of a seller's name. */
const MAX_NAME = 100;

/** What signing in gives. */
export interface SellerSignIn {
  readonly token: string;
  readonly seller: Seller;
}

/** Signs a seller in by email and password; an email without an account is answered as a wrong password is. */
export async function logSellerIn(db: Db, services: AccountServices, c: Context): Promise<SellerSignIn> {
  const { messages, signIn } = accountRequests(c);
  const { email, password } = await readBody(c, signIn);
  const { passwords, limits, now } = services;
  return services.oneAtATime(`seller ${email}`, async () => {
    const giveBack = await takeSignIn(c, limits, email);
    const [seller] = await db.select().from(sellers).where(eq(sellers.email, email));
    const isRight = await passwords.verify(seller?.passwordHash ?? null, password);
    const token = isRight && seller !== undefined ? await openSession(db, seller, now()) : null;
    if (token === null || seller === undefined) throw new ApiError(400, messages.signInWrong);
    await giveBack();
    return { token, seller };
  });
}

/** Null when the password was changed while it was checked. */
function openSession(db: Db, { sellerId, passwordHash }: Seller, now: Date): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const unchanged = await transaction
      .select({ sellerId: sellers.sellerId })
      .from(sellers)
      .where(and(eq(sellers.sellerId, sellerId), eq(sellers.passwordHash, passwordHash)))
      .for('share');
    return unchanged.length === 1 ? createSellerSession(transaction, sellerId, now) : null;
  });
}

/** Opens a seller's account for whoever has the mailed code, and signs in. The code survives any other refusal. */
export async function registerSeller(db: Db, services: AccountServices, c: Context): Promise<SellerSignIn> {
  const { passwords, limits, now } = services;
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
    const [seller] = await transaction
      .insert(sellers)
      .values({ email, passwordHash, name: sent.name, createdAt: now() })
      .onConflictDoNothing({ target: sellers.email })
      .returning();
    // Told to nobody but the owner: the code was right.
    if (seller === undefined) throw badInput(messages.emailTaken);
    return { token: await createSellerSession(transaction, seller.sellerId, now()), seller };
  });
}

/** Sets the password of whoever has the mailed code, and ends all sessions of the account. */
export async function changeSellerPassword(db: Db, services: AccountServices, c: Context): Promise<string> {
  const { passwords, limits, now } = services;
  const { messages, reset } = accountRequests(c);
  const { email, password, code } = await readBody(c, reset);
  await takeAttempt(c, limits.codesUsedByAddress);

  const right = await checkCode(db, passwords, { email, purpose: 'seller_reset' }, code, now());
  if (right === null) throw badInput(messages.codeWrong);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (transaction) => {
    if (!(await redeemCode(transaction, right))) throw badInput(messages.codeWrong);
    const [seller] = await transaction
      .update(sellers)
      .set({ passwordHash })
      .where(eq(sellers.email, email))
      .returning({ sellerId: sellers.sellerId });
    if (seller === undefined) throw badInput(messages.codeWrong);
    await transaction.delete(sellerSessions).where(eq(sellerSessions.sellerId, seller.sellerId));
  });
  await limits.failedSignInsOfAccount.forget(email);
  return sellerMessages(c).passwordChanged;
}
