import { and, asc, eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import { sendEach } from '../mail/send-each.js';
import { mailNotice } from './mail-notice.js';
import { notifications } from './schema.js';

/** So many mails at a time: the next sweep sends the others. */
const AT_ONCE = 50;

/**
 * Sends the notifications that are to go out by mail, too, the oldest first. They were written with what they tell of,
 * so that nothing is told that was rolled back, and nothing is forgotten when the server ends in between.
 * @throws {Error} of the mail server
 */
export async function sendDueMails(
  db: Db,
  services: Pick<AccountServices, 'mailer' | 'storefrontOrigin'>,
): Promise<void> {
  const due = await db
    .select({ notice: notifications, email: users.email })
    .from(notifications)
    .innerJoin(users, eq(users.userId, notifications.userId))
    .where(eq(notifications.mailDue, true))
    .orderBy(asc(notifications.noticeId))
    .limit(AT_ONCE);
  await sendEach(
    due,
    async ({ notice: { noticeId } }, mailDue) => {
      const changed = await db
        .update(notifications)
        .set({ mailDue })
        .where(and(eq(notifications.noticeId, noticeId), eq(notifications.mailDue, !mailDue)))
        .returning({ noticeId: notifications.noticeId });
      return changed.length > 0;
    },
    ({ notice, email }) => mailNotice(db, services, { userId: notice.userId, email }, notice),
  );
}
