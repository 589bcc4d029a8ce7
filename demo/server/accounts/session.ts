import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { param, prepared } from '../db/prepared.js';
import { ApiError, requestLanguage } from '../http/api.js';
import { ACCOUNT_MESSAGES } from './messages.js';
import { sessions, type User, users } from './schema.js';

const DAY_MS = 86_400_000;

/** How long a sign-in lasts (spec section 9), in milliseconds. */
export const SESSION_MS = 14 * DAY_MS;

/**
 * Signs in a shopper with a token of 256 random bits. The database stores only its hash.
 * @param client what the shopper signs in from, such as "Chrome (Windows)"; empty if unknown
 */
export async function createSession(db: Db, userId: number, now = new Date(), client = ''): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt, client });
  return token;
}

/** Returns the user whose `token` header a request carries, or null for a guest or an expired session. */
export async function findUser(db: Db, c: Context, now = new Date()): Promise<User | null> {
  const token = c.req.header('token') ?? '';
  if (token === '') return null;
  const [row] = await userOfSession(db).execute({ tokenHash: hashToken(token), now });
  return row?.user ?? null;
}

const userOfSession = prepared((db) =>
  db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, param('tokenHash', sessions.tokenHash)),
        gt(sessions.expiresAt, param('now', sessions.expiresAt)),
      ),
    )
    .prepare('user_of_session'),
);

export async function requireUser(db: Db, c: Context, now = new Date()): Promise<User> {
  const user = await findUser(db, c, now);
  if (user !== null) return user;
  throw new ApiError(401, ACCOUNT_MESSAGES[requestLanguage(c)].signInFirst);
}

/** Ends the session in the `token` header of a request, if there is one. */
export async function endSession(db: Db, c: Context): Promise<void> {
  const token = c.req.header('token') ?? '';
  if (token !== '') await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

export async function endSessions(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function endOtherSessions(db: Db, c: Context, userId: number): Promise<void> {
  const own = hashToken(c.req.header('token') ?? '');
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, own)));
}

/** Lists a shopper's sessions, newest first. */
export async function listSessions(db: Db, c: Context, userId: number, now: Date) {
  const own = hashToken(c.req.header('token') ?? '');
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt));
  return rows.map(({ tokenHash, expiresAt, client }) => ({
    client,
    signed_in_at: new Date(expiresAt.getTime() - SESSION_MS).toISOString(),
    is_this: tokenHash === own,
  }));
}

/** Returns the user object of a response (spec section 3): what shoppers may see of their own account. */
export function toUserReply(user: User) {
  return {
    user_id: user.userId,
    email: user.email,
    uname: user.uname,
    headimgurl: user.headimgurl,
    is_coupon: user.isCoupon,
    is_show_handle: user.isShowHandle,
    invit_code: user.invitCode,
  };
}

/** Tokens are random, so a fast hash is as good as a slow one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
