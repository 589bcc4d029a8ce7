import { eq, or, sql } from 'drizzle-orm';
import { emailCodes, type User, users } from '../accounts/schema.js';
import { endSessions } from '../accounts/session.js';
import { contactMessages } from '../contact/schema.js';
import type { Db } from '../db/database.js';
import { toUuid } from '../http/fields.js';
import { exportQuotes } from '../landed-cost/schema.js';
import { waitingMails } from '../mail/schema.js';
import { anonymiseOrders } from '../orders/anonymise-orders.js';
import { searchLog } from '../search/schema.js';

/**
 * Removes an account and all that is known of its owner. Orders stay in the books, of nobody. Every other table refers
 * to the user with `on delete cascade`; a test looks for what it left.
 * @param tx a transaction: all of it goes, or nothing
 * @param visitor the id of the browser that asks, whose searches go too; it may be none
 */
export async function closeAccount(tx: Db, { userId, email }: User, visitor: string): Promise<void> {
  await anonymiseOrders(tx, userId);
  await endSessions(tx, userId);
  if (email !== null) {
    await tx.delete(emailCodes).where(eq(emailCodes.email, email));
    await tx.delete(waitingMails).where(eq(waitingMails.to, email));
  }
  // Also what was written as a guest, from the same address.
  const isFrom = eq(contactMessages.userId, userId);
  await tx
    .delete(contactMessages)
    .where(email === null ? isFrom : or(isFrom, sql`lower(${contactMessages.email}) = ${email}`));
  const isAskedBy = eq(exportQuotes.userId, userId);
  await tx
    .delete(exportQuotes)
    .where(email === null ? isAskedBy : or(isAskedBy, sql`lower(${exportQuotes.email}) = ${email}`));
  if (toUuid(visitor) !== null) await tx.delete(searchLog).where(eq(searchLog.uuid, visitor));
  await tx.delete(users).where(eq(users.userId, userId));
}
