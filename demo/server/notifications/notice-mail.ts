import { asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import { type User, users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { guestMail } from '../guests/mails.js';
import type { Mail } from '../mail/mailer.js';
import { queueMails } from '../mail/outbox.js';
import { paragraph, small, wayTo, writeMail } from '../mail/write-mail.js';
import { mailLanguage } from '../profile/profiles.js';
import { NOTIFICATION_MESSAGES } from './messages.js';
import { orderParts } from './order-parts.js';
import { type NoticeText, notifications, type Topic } from './schema.js';
import { isSubscribed, makeUnsubscribeToken } from './subscriptions.js';

export interface NoticeMail {
  readonly topic: Topic;
  readonly texts: Readonly<Record<Language, NoticeText>>;
  readonly href: string;
  /** The paid order that the mail confirms; null for none. */
  readonly confirms?: number | null;
  /** When what it is about happened. Defaults to null: it's about nothing that was sent. */
  readonly createdAt?: Date | null;
}

/** Writes a notification's mail, with an unsubscribe link. Returns null if the shopper has no email or opted out. */
export async function noticeMail(
  db: Db,
  storefrontOrigin: string,
  user: Pick<User, 'userId' | 'email'>,
  { topic, texts, href, confirms = null, createdAt = null }: NoticeMail,
  otherwise: Language = 'en',
): Promise<Mail | null> {
  if (user.email === null || !(await isSubscribed(db, user.userId, topic))) return null;
  const lang = (await mailLanguage(db, user.userId)) ?? otherwise;
  const token = await makeUnsubscribeToken(db, { userId: user.userId, topic });
  const { title, text } = texts[lang];
  const { why, open, unsubscribe } = NOTIFICATION_MESSAGES[lang].mail;
  const leave = `${storefrontOrigin}${pathTo('notifications')}?unsubscribe=${encodeURIComponent(token)}`;
  return writeMail(lang, user.email, title, [
    paragraph(text),
    ...(await orderParts(db, { userId: user.userId, href, confirms, createdAt }, lang)),
    href === '' ? null : wayTo(`${storefrontOrigin}${href}`, open),
    small(why[topic], { url: leave, name: unsubscribe }),
  ]);
}

/** Maximum number of mails queued at a time. The next sweep takes the rest. */
const AT_ONCE = 50;

/** Queues the mails that are due. They were saved along with the changes they report, so none reports a rollback. */
export const queueDueMails = (db: Db, storefrontOrigin: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ notice: notifications, email: users.email, guestEmail: users.guestEmail })
      .from(notifications)
      .innerJoin(users, eq(users.userId, notifications.userId))
      .where(eq(notifications.mailDue, true))
      .orderBy(asc(notifications.noticeId))
      .limit(AT_ONCE)
      .for('update', { of: notifications, skipLocked: true });
    if (due.length === 0) return;
    const mails = [];
    for (const { notice, email, guestEmail } of due)
      mails.push(
        guestEmail === null
          ? await noticeMail(tx, storefrontOrigin, { userId: notice.userId, email }, notice)
          : await guestMail(tx, storefrontOrigin, { userId: notice.userId, email: guestEmail }, notice, now),
      );
    await queueMails(
      tx,
      mails.filter((mail) => mail !== null),
      now,
    );
    const ids = due.map(({ notice }) => notice.noticeId);
    await tx.update(notifications).set({ mailDue: false }).where(inArray(notifications.noticeId, ids));
  });
