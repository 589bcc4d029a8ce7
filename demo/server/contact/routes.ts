import { Hono } from 'hono';
import { html } from 'hono/html';
import { object } from 'superstruct';
import { COMPANY } from '../../shared/company.js';
import { CONTACT_FORM, TOPICS } from '../../shared/forms/forms.js';
import { SentMessage } from '../../shared/replies/contact.js';
import type { AccountServices } from '../accounts/services.js';
import { findUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, requestLanguage, succeed } from '../http/api.js';
import { oneOf, readBody } from '../http/fields.js';
import { FORM_MESSAGES, formFields } from '../http/form-fields.js';
import { addressOf, rateLimit } from '../limits/rate-limit.js';
import type { Mail } from '../mail/mailer.js';
import { queueMails } from '../mail/outbox.js';
import { CONTACT_MESSAGES } from './messages.js';
import { contactMessages } from './schema.js';
import { mayMailShop } from './shop-mailbox.js';

/** A whole office may share one IP address. */
const LIMIT = { name: 'contact-messages', attempts: 10, perS: 15 * 60 } as const;

/**
 * `POST /pc/contact {name, email, topic, order_id?, message}` → `{message_id}`: stores a message to the shop and mails it
 * to the shop's mailbox. `topic` is `order`, `car`, `return`, `account`, `selling`, or `other`. Guests may call it too;
 * code 429 after ten messages from an IP address in 15 minutes.
 */
export function contactRoutes(
  db: Db,
  { now, mailboxes }: Pick<AccountServices, 'now' | 'mailboxes'>,
): Hono<ApiEnv> {
  const limit = rateLimit(db, LIMIT);
  return new Hono<ApiEnv>().post('/pc/contact', async (c) => {
    const lang = requestLanguage(c);
    const fields = formFields(CONTACT_FORM, FORM_MESSAGES[lang].contact);
    const { order_id, ...written } = await readBody(c, object({ ...fields, topic: oneOf(TOPICS) }));
    if (!(await limit.take(c, addressOf(c)))) throw new ApiError(429, CONTACT_MESSAGES[lang].tooOften);
    const toShop = await mayMailShop(c, mailboxes);
    const user = await findUser(db, c, now());
    const messageId = await db.transaction(async (tx) => {
      const [stored] = await tx
        .insert(contactMessages)
        .values({
          ...{ ...written, orderId: order_id === '' ? null : Number(order_id), lang },
          ...{ userId: user?.userId ?? null, createdAt: now() },
        })
        .returning();
      if (stored === undefined) throw new Error('the message was not kept');
      if (toShop) await queueMails(tx, [shopMail(stored)], now());
      return stored.messageId;
    });
    return succeed(c, SentMessage, { message_id: messageId });
  });
}

type Written = typeof contactMessages.$inferSelect;

/** Returns the mail that brings a message to the shop. It's for the shop's own staff, who read English. */
export function shopMail({ messageId, name, email, topic, message, orderId, lang, userId }: Written): Mail {
  const about = orderId === null ? '' : ` about order ${orderId}`;
  const subject = `[${topic}] Message ${messageId} from ${name}${about}`;
  const from = `${name} <${email}>, ${userId === null ? 'a guest' : `shopper ${userId}`}, reads ${lang}`;
  const page = html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#f2eee7;color:#16222f;font-family:system-ui,Arial,sans-serif;line-height:1.5">
<h1 style="font-size:20px">${subject}</h1>
<p>${from}</p>
<p dir="auto" style="white-space:pre-wrap;padding:16px;background:#fff;border-radius:10px">${message}</p>
</body></html>`;
  return { to: COMPANY.mail, lang, subject, text: `${from}\n\n${message}`, html: String(page) };
}
