import { and, eq, gte } from 'drizzle-orm';
import { SUSPECT_DAYS } from '../../shared/proof.js';
import type { Db } from '../db/database.js';
import { passkeys } from './schema.js';

/**
 * The time since when passkeys are suspect if nobody says otherwise: a stolen session could have been in use for as
 * long as a session lasts.
 */
export const suspectSince = (now: Date): Date => new Date(now.getTime() - SUSPECT_DAYS * 86_400_000);

/** Removes the passkeys that were added since then. Returns their names. */
export async function removePasskeysSince(tx: Db, userId: number, since: Date): Promise<string[]> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
    .returning({ name: passkeys.name });
  return removed.map(({ name }) => name);
}
