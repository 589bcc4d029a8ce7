import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { PROOF_NEEDED } from '../../shared/proof.js';
import { isHttps } from '../accounts/limits.js';
import type { User } from '../accounts/schema.js';
import { hashToken } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { isSigned, sign } from '../db/signing-key.js';
import { ApiError, requestLanguage } from '../http/api.js';
import { PROOF_MESSAGES } from './messages.js';

const COOKIE = 'portal_proof';
const KEY = 'proofs';

/** How long a proof is fresh, in milliseconds. */
export const PROOF_MS = 10 * 60_000;

const claimOf = (token: string, userId: number, until: number): string =>
  `${hashToken(token)} ${userId} ${until}`;

interface Session {
  readonly token: string;
  readonly userId: number;
}

/** Returns the value of the cookie that proves, for ten minutes, who uses this session. */
export async function makeProof(db: Db, { token, userId }: Session, now: Date): Promise<string> {
  const until = now.getTime() + PROOF_MS;
  return `${until}.${await sign(db, KEY, claimOf(token, userId, until))}`;
}

/**
 * Notes in the browser that whoever uses this session has just proved to be the account's owner. Every script of a page
 * can read the session's token, but none can read this cookie, and only pages of the shop itself send it.
 */
export async function giveProof(db: Db, c: Context, session: Session, now: Date): Promise<void> {
  setCookie(c, COOKIE, await makeProof(db, session, now), {
    path: '/v3',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps(c),
    maxAge: PROOF_MS / 1000,
  });
}

/** Returns whether the browser has a fresh proof for the session of this request. */
export async function isProven(db: Db, c: Context, { userId }: User, now: Date): Promise<boolean> {
  const [end = '', signature = ''] = (getCookie(c, COOKIE) ?? '').split('.');
  const until = Number(end);
  if (!/^\d{1,15}$/.test(end) || until <= now.getTime()) return false;
  return isSigned(db, KEY, claimOf(c.req.header('token') ?? '', userId, until), signature);
}

/** Throws 428 unless the shopper has entered the password, a passkey, or a mailed code within the last ten minutes. */
export async function requireProof(db: Db, c: Context, user: User, now: Date): Promise<void> {
  if (await isProven(db, c, user, now)) return;
  throw new ApiError(PROOF_NEEDED, PROOF_MESSAGES[requestLanguage(c)].needed);
}
