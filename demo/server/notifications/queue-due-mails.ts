import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { queueMails } from '../mail/outbox.js';
import { noticeMail } from './notice-mail.js';
import { notifications } from './schema.js';

/** So many at a time: the next sweep takes the others. */
const AT_ONCE = 50;

/** They were kept with what they tell of, so that nothing is told that was rolled back. */
export const queueDueMails = (db: Db, storefrontOrigin: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ notice: notifications, email: users.email })
      .from(notifications)
      .innerJoin(users, eq(users.userId, notifications.userId))
      .where(eq(notifications.mailDue, true))
      .orderBy(asc(notifications.noticeId))
      .limit(AT_ONCE)
      .for('update', { of: notifications, skipLocked: true });
    if (due.length === 0) return;
    const mails = [];
    for (const { notice, email } of due)
      mails.push(await noticeMail(tx, storefrontOrigin, { userId: notice.userId, email }, notice));
    await queueMails(
      tx,
      mails.filter((mail) => mail !== null),
      now,
    );
    const ids = due.map(({ notice }) => notice.noticeId);
    await tx.update(notifications).set({ mailDue: false }).where(inArray(notifications.noticeId, ids));
  });
