import { html } from 'hono/html';
import type { User } from '../accounts/schema.js';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import type { Language } from '../http/language.js';
import { mailLanguage } from '../profile/profiles.js';
import { NOTICE_MAIL_TEXTS } from './mail-texts.js';
import type { NoticeText, Topic } from './schema.js';
import { isSubscribed } from './subscriptions.js';
import { makeUnsubscribeToken } from './unsubscribe-token.js';

const SHOP = 'Meridian';

/** What a mail to a subscriber says. */
export interface NoticeMail {
  readonly topic: Topic;
  readonly texts: Readonly<Record<Language, NoticeText>>;
  readonly href: string;
}

/**
 * Sends a notification by mail, with a link that ends such mails without a sign-in.
 * @param otherwise the language, where the shopper has chosen none
 * @returns false when nothing was sent: the account has no email, or the shopper does not want these mails
 */
export async function mailNotice(
  db: Db,
  { mailer, storefrontOrigin }: Pick<AccountServices, 'mailer' | 'storefrontOrigin'>,
  user: Pick<User, 'userId' | 'email'>,
  { topic, texts, href }: NoticeMail,
  otherwise: Language = 'en',
): Promise<boolean> {
  if (user.email === null || !(await isSubscribed(db, user.userId, topic))) return false;
  const lang = (await mailLanguage(db, user.userId)) ?? otherwise;
  const token = await makeUnsubscribeToken(db, { userId: user.userId, topic });
  const { title, text } = texts[lang];
  const { why, open, unsubscribe } = NOTICE_MAIL_TEXTS[lang];
  const leave = `${storefrontOrigin}/content/information?unsubscribe=${encodeURIComponent(token)}`;
  const page = href === '' ? null : `${storefrontOrigin}${href}`;
  const lines = [text, page && `${open}: ${page}`, why[topic], `${unsubscribe}: ${leave}`, SHOP];
  // Mail programs read inline styles alone, and none of the newer ones.
  const content = html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f2eee7;color:#16222f;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto;background:#fff;border:1px solid #e3dcd1;border-radius:16px;overflow:hidden">
<div style="background:#0b1f33;color:#fff;padding:16px 24px;font-weight:700;font-size:18px">${SHOP}</div>
<div style="padding:24px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${title}</h1>
<p style="margin:0 0 16px">${text}</p>
${page === null ? '' : html`<p style="margin:0 0 24px"><a href="${page}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#c2410c;color:#fff;font-weight:600;text-decoration:none">${open}</a></p>`}
<p style="margin:0;color:#55606b;font-size:14px">${why[topic]} <a href="${leave}" style="color:#55606b">${unsubscribe}</a></p>
</div></div>
</body>
</html>`;
  await mailer.send({
    to: user.email,
    lang,
    subject: `${title} · ${SHOP}`,
    text: lines.filter((line) => line !== null).join('\n\n'),
    html: String(content),
  });
  return true;
}
