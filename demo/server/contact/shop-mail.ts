import { html } from 'hono/html';
import type { Mail } from '../mail/mailer.js';
import type { contactMessages } from './schema.js';

/** Where the shop reads what it is told. */
export const SHOP_MAILBOX = 'service@meridian.example';

type Written = typeof contactMessages.$inferSelect;

/** The mail by which the shop hears of a message. It is for the shop's own people, who read English. */
export function shopMail({ messageId, name, email, topic, message, lang, userId }: Written): Mail {
  const subject = `[${topic}] Message ${messageId} from ${name}`;
  const from = `${name} <${email}>, ${userId === null ? 'a guest' : `shopper ${userId}`}, reads ${lang}`;
  const page = html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#f2eee7;color:#16222f;font-family:system-ui,Arial,sans-serif;line-height:1.5">
<h1 style="font-size:20px">${subject}</h1>
<p>${from}</p>
<p dir="auto" style="white-space:pre-wrap;padding:16px;background:#fff;border-radius:10px">${message}</p>
</body></html>`;
  return { to: SHOP_MAILBOX, lang, subject, text: `${from}\n\n${message}`, html: String(page) };
}
