import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isHttps } from '../accounts/limits.js';
import { users } from '../accounts/schema.js';
import { hashToken } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { orders } from '../orders/schema.js';
import { guestSessions } from './schema.js';

const COOKIE = 'portal_guest';
const PATH = '/v3';

/** How long a guest's session lasts, in milliseconds. Later, the mailed link begins another one. */
export const GUEST_SESSION_MS = 86_400_000;

export interface Guest {
  readonly userId: number;
  readonly email: string;
  /** The only order that the session is for; null for all that it has placed. */
  readonly orderId: number | null;
}

/**
 * Begins a guest's session in the browser. Its token is in a cookie that no script reads, and that only pages of the
 * shop itself send.
 */
export async function beginGuestSession(
  db: Db,
  c: Context,
  { userId, orderId }: Pick<Guest, 'userId' | 'orderId'>,
  now: Date,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + GUEST_SESSION_MS);
  await db.delete(guestSessions).where(lt(guestSessions.expiresAt, now));
  await db.insert(guestSessions).values({ tokenHash: hashToken(token), userId, orderId, expiresAt });
  setCookie(c, COOKIE, token, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps(c),
    maxAge: GUEST_SESSION_MS / 1_000,
  });
}

/**
 * Returns the guest whose session a request carries, or null. Cookies go along from other origins of the same site, too,
 * such as another port: those may call the API, but not as the guest.
 */
export async function findGuest(db: Db, c: Context, now: Date): Promise<Guest | null> {
  if ((c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return null;
  const token = getCookie(c, COOKIE) ?? '';
  if (token === '') return null;
  const [row] = await db
    .select({ userId: users.userId, email: users.guestEmail, orderId: guestSessions.orderId })
    .from(guestSessions)
    .innerJoin(users, eq(users.userId, guestSessions.userId))
    .where(and(eq(guestSessions.tokenHash, hashToken(token)), gt(guestSessions.expiresAt, now)));
  return row === undefined || row.email === null ? null : { ...row, email: row.email };
}

/** Matches the orders that a guest's session is for. */
export const ordersOf = ({ userId, orderId }: Pick<Guest, 'userId' | 'orderId'>): SQL | undefined =>
  and(eq(orders.userId, userId), orderId === null ? undefined : eq(orders.orderId, orderId));

/** Ends the guest's session in this browser, if there is one. */
export async function endGuestSession(db: Db, c: Context): Promise<void> {
  const token = getCookie(c, COOKIE) ?? '';
  if (token === '') return;
  await db.delete(guestSessions).where(eq(guestSessions.tokenHash, hashToken(token)));
  deleteCookie(c, COOKIE, { path: PATH });
}
