import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { sign } from '../db/signing-key.js';
import { passkeyChallenges } from './schema.js';

/** Where the passkeys of this shop are good. */
export interface RelyingParty {
  /** The host of the storefront: browsers keep passkeys by it. */
  readonly id: string;
  /** The one origin whose pages may ask for a signature. */
  readonly origin: string;
}

/** @returns null where the storefront has no name but an address, for which browsers make no passkeys. */
export function relyingParty(storefrontOrigin: string): RelyingParty | null {
  const { hostname, origin } = new URL(storefrontOrigin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
}

/** Whether a request comes from a page of the storefront itself; with a GET, browsers name another origin alone. */
export const isFromStorefront = (c: Context, { origin }: RelyingParty): boolean =>
  (c.req.header('origin') ?? origin) === origin;

/** What authenticators know a shopper by: always the same, and telling nothing. */
export const userHandle = async (db: Db, userId: number): Promise<string> =>
  sign(db, 'passkeys', `shopper ${userId}`);

/** How long a challenge is good for: browsers ask for another one before that. */
export const CHALLENGE_MS = 10 * 60_000;

/** What a challenge is for: a passkey that this shopper adds, or a sign-in by one, of whoever has it. */
export type ChallengeUse =
  | { readonly purpose: 'create'; readonly userId: number }
  | { readonly purpose: 'use' };

/** Makes a challenge: 256 random bits, in base64url. Those that are over are forgotten on the way. */
export async function makeChallenge(db: Db, use: ChallengeUse, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await db
    .insert(passkeyChallenges)
    .values({ challenge, ...use, expiresAt: new Date(now.getTime() + CHALLENGE_MS) });
  return challenge;
}

/** Uses a challenge up. Of several at the same time, one alone gets true; so does nobody for another use, or too late. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Promise<boolean> {
  const { challenge: known, purpose, userId, expiresAt } = passkeyChallenges;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(known, challenge),
        eq(purpose, use.purpose),
        use.purpose === 'create' ? eq(userId, use.userId) : isNull(userId),
        gt(expiresAt, now),
      ),
    )
    .returning({ challenge: known });
  return taken.length === 1;
}
