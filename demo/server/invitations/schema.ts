import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Every email that has opened an account, as a keyed hash of its mailbox, and every person of a provider: someone who
 * returns under an alias, or after closing the account, doesn't count as a new friend, and gets no second welcome gift.
 * Without the key, the hashes reveal no email.
 */
export const registeredMailboxes = pgTable('known_mailboxes', {
  hash: text('hash').primaryKey(),
});
