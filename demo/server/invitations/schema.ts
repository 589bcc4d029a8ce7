import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Every address that has opened an account, as a keyed hash of the mailbox that it reaches: whoever comes back under an
 * alias, or after the account was closed, is nobody's new friend. Without the key, no address can be told from it.
 */
export const knownMailboxes = pgTable('known_mailboxes', {
  hash: text('hash').primaryKey(),
});
