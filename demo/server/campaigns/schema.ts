import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Campaign } from './campaign.js';

/**
 * Every campaign that was applied, oldest first: the history. The last one is in force. The first is what the shop had
 * before any, so that it can be restored.
 */
export const campaigns = pgTable('campaigns', {
  number: integer('number').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
  /** Who applied it, as the operator's command says. */
  appliedBy: text('applied_by').notNull(),
  /** The number of the campaign that it restored; null if it came from a file. */
  restored: integer('restored'),
  content: jsonb('content').$type<Campaign>().notNull(),
  /** What it changed, a line each. */
  changes: jsonb('changes').$type<readonly string[]>().notNull(),
});
