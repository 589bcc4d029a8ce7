import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { passkeyChallenges } from './schema.js';

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
