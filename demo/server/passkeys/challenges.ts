import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { sign } from '../db/signing-key.js';
import { passkeyChallenges } from './schema.js';

/** Where this shop's passkeys are valid. */
export interface RelyingParty {
  /** The storefront's host, under which browsers store passkeys. */
  readonly id: string;
  /** The only origin whose pages may ask for a signature. */
  readonly origin: string;
}

/** @returns null if the storefront's host is an IP address, for which browsers create no passkeys. */
export function relyingParty(storefrontOrigin: string): RelyingParty | null {
  const { hostname, origin } = new URL(storefrontOrigin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
}

/** Checks that a request comes from the storefront. For a GET, browsers send `Origin` only to other origins. */
export const isFromStorefront = (c: Context, { origin }: RelyingParty): boolean =>
  (c.req.header('origin') ?? origin) === origin;

/** Returns the ID by which authenticators know a shopper. It never changes and reveals nothing. */
export const userHandle = async (db: Db, userId: number): Promise<string> =>
  sign(db, 'passkeys', `shopper ${userId}`);

/** How long a challenge is valid, in milliseconds. Browsers ask for a new one before that. */
export const CHALLENGE_MS = 10 * 60_000;

/** What a challenge is for: this shopper adding a passkey, or anyone signing in with one. */
export type ChallengeUse =
  | { readonly purpose: 'create'; readonly userId: number }
  | { readonly purpose: 'use' };

/** Creates a challenge: 256 random bits, in base64url. Also deletes expired challenges. */
export async function makeChallenge(db: Db, use: ChallengeUse, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await db
    .insert(passkeyChallenges)
    .values({ challenge, ...use, expiresAt: new Date(now.getTime() + CHALLENGE_MS) });
  return challenge;
}

/** Uses up a challenge. Only one of several concurrent calls gets true. Returns false for another use or too late. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Promise<boolean> {
  const { challenge: stored, purpose, userId, expiresAt } = passkeyChallenges;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(stored, challenge),
        eq(purpose, use.purpose),
        use.purpose === 'create' ? eq(userId, use.userId) : isNull(userId),
        gt(expiresAt, now),
      ),
    )
    .returning({ challenge: stored });
  return taken.length === 1;
}
