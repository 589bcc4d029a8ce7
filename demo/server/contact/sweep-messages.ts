import { and, gte, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
import { exportQuotes } from '../landed-cost/schema.js';
import { contactMessages } from './schema.js';

/** How long messages to the shop and requests for quotes are kept, in milliseconds. The privacy policy says so. */
export const MESSAGES_MS = 2 * 365 * 86_400_000;

/** Deletes old requests for quotes, and the messages of those who haven't written for long. Several servers may do so. */
export async function sweepMessages(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - MESSAGES_MS);
  const later = alias(contactMessages, 'later');
  const isSame = sql`lower(${later.email}) = lower(${contactMessages.email})`;
  const hasWritten = db
    .select({ id: later.messageId })
    .from(later)
    .where(and(isSame, gte(later.createdAt, since)));
  await db.delete(contactMessages).where(and(lt(contactMessages.createdAt, since), notExists(hasWritten)));
  await db.delete(exportQuotes).where(lt(exportQuotes.createdAt, since));
}
