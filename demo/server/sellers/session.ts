import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { hashToken, SESSION_MS } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { ApiError } from '../http/api.js';
import { stores } from '../stores/schema.js';
import { sellerMessages } from './messages.js';
import { type Seller, sellerSessions, sellers } from './schema.js';

type Store = typeof stores.$inferSelect;

/** Before the random part: what is no seller's token is told from one without asking the database. */
const PREFIX = 'seller_';

/** The table is the sellers' own: their tokens are no shopper's, nor the other way round. */
export async function createSellerSession(db: Db, sellerId: number, now: Date): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  await db.delete(sellerSessions).where(lt(sellerSessions.expiresAt, now));
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await db.insert(sellerSessions).values({ tokenHash: hashToken(token), sellerId, expiresAt });
  return token;
}

/** The seller who sends a request, by its `token` header; null for everybody else. */
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

/** The store of the seller who sends a request. */
export async function requireStore(db: Db, c: Context, now: Date): Promise<Store> {
  const { storeId } = await requireSeller(db, c, now);
  const [store] = storeId === null ? [] : await db.select().from(stores).where(eq(stores.storeId, storeId));
  if (store !== undefined) return store;
  throw new ApiError(403, sellerMessages(c).noStore);
}

/** Ends the session of a request; nothing when there is none. */
export async function endSellerSession(db: Db, c: Context): Promise<void> {
  const token = c.req.header('token') ?? '';
  if (token.startsWith(PREFIX))
    await db.delete(sellerSessions).where(eq(sellerSessions.tokenHash, hashToken(token)));
}
