import { Hono } from 'hono';
import type { AccountServices } from '../accounts/services.js';
import { findUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api-env.js';
import { ApiError } from '../http/api-error.js';
import { succeed } from '../http/envelope.js';
import { requestLanguage } from '../http/language.js';
import { describeError } from '../http/log-requests.js';
import { readBody } from '../http/read-fields.js';
import { addressOf, rateLimit } from '../limits/rate-limit.js';
import { CONTACT_MESSAGES } from './messages.js';
import { readMessage } from './read-message.js';
import { contactMessages } from './schema.js';
import { shopMail } from './shop-mail.js';

/** An address of the network may be a whole office. */
const LIMIT = { name: 'contact-messages', attempts: 10, perS: 15 * 60 } as const;

/**
 * `POST /pc/contact {name, email, topic, message}` → `{message_id}`: keeps a message to the shop, and mails it to the
 * shop's mailbox. `topic` is `order`, `car`, `return`, `account`, `selling` or `other`. For guests too; code 429 after ten
 * messages of an address in a quarter of an hour.
 */
export function contactRoutes(
  db: Db,
  { mailer, now }: Pick<AccountServices, 'mailer' | 'now'>,
): Hono<ApiEnv> {
  const limit = rateLimit(db, LIMIT);
  return new Hono<ApiEnv>().post('/pc/contact', async (c) => {
    const lang = requestLanguage(c);
    const texts = CONTACT_MESSAGES[lang];
    const written = readMessage(await readBody(c), texts);
    if (!(await limit.take(addressOf(c)))) throw new ApiError(429, texts.tooOften);
    const user = await findUser(db, c, now());
    const [kept] = await db
      .insert(contactMessages)
      .values({ ...written, lang, userId: user?.userId ?? null, createdAt: now() })
      .returning();
    if (kept === undefined) throw new Error('the message was not kept');
    // It is kept: a mail server that is away is the shop's trouble, not the shopper's.
    await mailer.sendLater(shopMail(kept)).catch((error: unknown) => {
      const reason = error instanceof Error ? error : new Error(String(error));
      c.get('logger').error(describeError(reason), 'a message was not mailed');
    });
    return succeed(c, { message_id: kept.messageId });
  });
}
