import { type Context, Hono } from 'hono';
import { object } from 'superstruct';
import { inEachLanguage, type Language } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import { NoticePage, Subscriptions, Unsubscribed } from '../../shared/replies/notices.js';
import type { AccountServices } from '../accounts/services.js';
import { requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, acknowledge, badInput, notFound, requestLanguage, succeed } from '../http/api.js';
import {
  oneOf,
  optionalFlag,
  optionalNumber,
  optionalText,
  or,
  paging,
  readBody,
  readQuery,
  required,
} from '../http/fields.js';
import { limitCalls } from '../limits/rate-limit.js';
import { queueMails } from '../mail/outbox.js';
import { NOTIFICATION_MESSAGES } from './messages.js';
import { noticeMail } from './notice-mail.js';
import { findNotices, markNotice, removeNotice } from './notices.js';
import { type NoticeText, TOPICS, type Topic } from './schema.js';
import {
  endSubscription,
  findSubscriptions,
  readUnsubscribeToken,
  setSubscription,
} from './subscriptions.js';

const PAGE_SIZE = 20;

const ListRequest = object({ unread: or(optionalFlag(), false), ...paging(PAGE_SIZE) });
const ReadRequest = object({ is_read: or(optionalFlag(), true), notice_id: optionalNumber() });
const DeleteRequest = object({ notice_id: required(optionalNumber()) });
const SubscribeRequest = object({ topic: oneOf(TOPICS), by_mail: required(optionalFlag()) });
const UnsubscribeRequest = object({ token: required(optionalText()) });

/** A signature can't be guessed. This keeps scripts from trying. */
const UNSUBSCRIPTIONS = { name: 'unsubscriptions', attempts: 60 } as const;

/**
 * A shopper's notifications. Guests get a 401, except from `unsubscribe`, which takes the token in the mail.
 *
 * | call below `/pc/notice` | data |
 * |---|---|
 * | GET `list` `{page, pageSize=20, unread=0}` | `{list: [{notice_id, topic, title, text, href, is_read, created_at}], total, unread}` |
 * | POST `read` `{notice_id?, is_read=1}` | null; without an ID, marks all of them |
 * | POST `delete` `{notice_id}` | null |
 * | GET `subscriptions` | `[{topic, by_mail}]` |
 * | POST `subscribe` `{topic, by_mail}` | same as `subscriptions`; a new subscriber gets a confirmation mail |
 * | POST `unsubscribe` `{token}` | `{topic}` |
 */
export function notificationRoutes(
  db: Db,
  { now, storefrontOrigin, mailboxes }: Pick<AccountServices, 'now' | 'storefrontOrigin' | 'mailboxes'>,
): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .basePath('/pc/notice')
    .get('/list', async (c) => {
      const { userId } = await requireUser(db, c, now());
      const place = { ...readQuery(c, ListRequest), language: requestLanguage(c) };
      return succeed(c, NoticePage, await findNotices(db, userId, place));
    })
    .post('/read', async (c) => {
      const { userId } = await requireUser(db, c, now());
      const { notice_id: id, is_read: isRead } = await readBody(c, ReadRequest);
      if (!(await markNotice(db, userId, id, isRead))) throw unknown(c);
      return acknowledge(c);
    })
    .post('/delete', async (c) => {
      const { userId } = await requireUser(db, c, now());
      const { notice_id: id } = await readBody(c, DeleteRequest);
      if (!(await removeNotice(db, userId, id))) throw unknown(c);
      return acknowledge(c);
    })
    .get('/subscriptions', async (c) =>
      succeed(c, Subscriptions, await findSubscriptions(db, (await requireUser(db, c, now())).userId)),
    )
    .post('/subscribe', async (c) => {
      const user = await requireUser(db, c, now());
      const { topic, by_mail: byMail } = await readBody(c, SubscribeRequest);
      const before = await findSubscriptions(db, user.userId);
      await setSubscription(db, user.userId, topic, byMail);
      const isNew = byMail && !before.some((each) => each.topic === topic && each.by_mail);
      if (isNew) await welcome(c, user, topic);
      return succeed(c, Subscriptions, await findSubscriptions(db, user.userId));
    })
    .post('/unsubscribe', limitCalls(db, UNSUBSCRIPTIONS), async (c) => {
      const { token } = await readBody(c, UnsubscribeRequest);
      const found = await readUnsubscribeToken(db, token);
      if (found === null) throw badInput(NOTIFICATION_MESSAGES[requestLanguage(c)].badLink);
      // If the account is gone, there is nothing left to end, and the reply is the same.
      await endSubscription(db, found);
      return succeed(c, Unsubscribed, { topic: found.topic });
    });

  /** Confirms a subscription by mail, with a link to unsubscribe. */
  async function welcome(
    c: Context<ApiEnv>,
    user: { userId: number; email: string | null },
    topic: Topic,
  ): Promise<void> {
    const notice = { topic, texts: welcomeTexts(topic), href: pathTo('notifications') };
    const mail = await noticeMail(db, storefrontOrigin, user, notice, requestLanguage(c));
    if (mail === null || (await mailboxes.take(c, 'subscription', mail.to)) !== null) return;
    await queueMails(db, [mail], now());
  }
}

const unknown = (c: Context) => notFound(NOTIFICATION_MESSAGES[requestLanguage(c)].unknown);

const welcomeTexts = (topic: Topic): Readonly<Record<Language, NoticeText>> =>
  inEachLanguage((language) => NOTIFICATION_MESSAGES[language].mail.welcome[topic]);
