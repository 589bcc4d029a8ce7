import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { object } from 'superstruct';
import { SELLER_NAME } from '../../shared/forms/forms.js';
import type { AccountKind } from '../accounts/account-kind.js';
import { accountRequests } from '../accounts/account-requests.js';
import { checkCode, redeemCode } from '../accounts/codes.js';
import { takeAttempt } from '../accounts/limits.js';
import type { AccountServices } from '../accounts/services.js';
import { hashToken, SESSION_MS } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { ApiError, badInput } from '../http/api.js';
import { readBody } from '../http/fields.js';
import { formFields } from '../http/form-fields.js';
import { stores } from '../stores/schema.js';
import { sellerMessages } from './messages.js';
import { type Seller, sellerSessions, sellers } from './schema.js';

type Store = typeof stores.$inferSelect;

/** Prefix of the random part. It shows whether a token is a seller's without asking the database. */
const PREFIX = 'seller_';

/** Creates a session in the sellers' own table: sellers' tokens are never valid for shoppers, or the reverse. */
export async function createSellerSession(db: Db, sellerId: number, now: Date): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  await db.delete(sellerSessions).where(lt(sellerSessions.expiresAt, now));
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await db.insert(sellerSessions).values({ tokenHash: hashToken(token), sellerId, expiresAt });
  return token;
}

/** Finds the seller who sends a request, by its `token` header. Returns null for anyone else. */
export async function findSeller(db: Db, c: Context, now: Date): Promise<Seller | null> {
  const token = c.req.header('token') ?? '';
  if (!token.startsWith(PREFIX)) return null;
  const [row] = await db
    .select({ seller: sellers })
    .from(sellerSessions)
    .innerJoin(sellers, eq(sellers.sellerId, sellerSessions.sellerId))
    .where(and(eq(sellerSessions.tokenHash, hashToken(token)), gt(sellerSessions.expiresAt, now)));
  return row?.seller ?? null;
}

export async function requireSeller(db: Db, c: Context, now: Date): Promise<Seller> {
  const seller = await findSeller(db, c, now);
  if (seller !== null) return seller;
  throw new ApiError(401, sellerMessages(c).signInFirst);
}

/** Finds the store of the seller who sends a request. Throws if there is no seller or no store. */
export async function requireStore(db: Db, c: Context, now: Date): Promise<Store> {
  const { storeId } = await requireSeller(db, c, now);
  const [store] = storeId === null ? [] : await db.select().from(stores).where(eq(stores.storeId, storeId));
  if (store !== undefined) return store;
  throw new ApiError(403, sellerMessages(c).noStore);
}

/** Ends the session of a request, if there is one. */
export async function endSellerSession(db: Db, c: Context): Promise<void> {
  const token = c.req.header('token') ?? '';
  if (token.startsWith(PREFIX))
    await db.delete(sellerSessions).where(eq(sellerSessions.tokenHash, hashToken(token)));
}

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
    if (seller === undefined) return null;
    await tx.delete(sellerSessions).where(eq(sellerSessions.sellerId, seller.sellerId));
    return []; // sellers have no passkeys
  },
};

/** Opens a seller account for the holder of the mailed code, and signs in. The code survives any other refusal. */
export async function registerSeller(
  db: Db,
  { passwords, limits, now }: AccountServices,
  c: Context,
): Promise<{ token: string; account: Seller }> {
  const { messages, registration } = accountRequests(c);
  const name = formFields({ name: SELLER_NAME }, messages);
  const sent = await readBody(c, object({ ...name, ...registration.schema }));
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
    // Only the email's owner can see this, since the code was right.
    if (account === undefined) throw badInput(messages.emailTaken);
    return { token: await createSellerSession(transaction, account.sellerId, now()), account };
  });
}
