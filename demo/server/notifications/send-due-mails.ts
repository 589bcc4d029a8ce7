import { and, asc, eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import { mailNotice } from './mail-notice.js';
import { notifications } from './schema.js';

/** So many mails at a time: the next sweep sends the others. */
const AT_ONCE = 50;

/**
 * Sends the notifications that are to go out by mail, too, the oldest first. They were written with what they tell of,
 * so that nothing is told that was rolled back, and nothing is forgotten when the server ends in between. Each is
 * claimed first, for several servers may be at it; what the mail server does not take stays due.
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
  for (const { notice, email } of due) {
    const { noticeId, userId } = notice;
    const [claimed] = await db
      .update(notifications)
      .set({ mailDue: false })
      .where(and(eq(notifications.noticeId, noticeId), eq(notifications.mailDue, true)))
      .returning({ noticeId: notifications.noticeId });
    if (claimed === undefined) continue;
    try {
      await mailNotice(db, services, { userId, email }, notice);
    } catch (error) {
      await db.update(notifications).set({ mailDue: true }).where(eq(notifications.noticeId, noticeId));
      throw error;
    }
  }
}
