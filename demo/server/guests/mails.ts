import { eq } from 'drizzle-orm';
import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import type { Mail } from '../mail/mailer.js';
import { type Part, paragraph, small, wayTo, writeMail } from '../mail/write-mail.js';
import { type Noticed, orderParts } from '../notifications/order-parts.js';
import type { NoticeText } from '../notifications/schema.js';
import { orders } from '../orders/schema.js';
import { mailLanguage } from '../profile/profiles.js';
import { guestOrderPath } from './links.js';
import { GUEST_MESSAGES } from './messages.js';

interface GuestNotice extends Omit<Noticed, 'userId'> {
  readonly texts: Readonly<Record<Language, NoticeText>>;
}

/** Writes the mail of a notification about a guest's order, with the link to it. Returns null if it's about no order. */
export async function guestMail(
  db: Db,
  storefrontOrigin: string,
  { userId, email }: { readonly userId: number; readonly email: string },
  { texts, ...notice }: GuestNotice,
  now: Date,
): Promise<Mail | null> {
  const [, orderId] = /^\/content\/order\/(\d+)/.exec(notice.href) ?? [];
  if (orderId === undefined) return null;
  const lang = (await mailLanguage(db, userId)) ?? 'en';
  const more = await orderParts(db, { userId, ...notice }, lang);
  const content = { userId, email, orderId: Number(orderId), lang, more, ...texts[lang] };
  return write(db, storefrontOrigin, content, now);
}

/** Writes the mail with a new link to an order; null unless it is a guest's with this email. */
export async function linkMail(
  db: Db,
  storefrontOrigin: string,
  { orderId, email, lang }: { readonly orderId: number; readonly email: string; readonly lang: Language },
  now: Date,
): Promise<Mail | null> {
  const [guest] = await db
    .select({ userId: users.userId, email: users.guestEmail })
    .from(orders)
    .innerJoin(users, eq(users.userId, orders.userId))
    .where(eq(orders.orderId, orderId));
  if (guest?.email !== email) return null;
  const { title, text } = GUEST_MESSAGES[lang].mail;
  const content = { title: fill(title, { n: orderId }), text };
  return write(db, storefrontOrigin, { userId: guest.userId, email, orderId, lang, ...content }, now);
}

interface Content extends NoticeText {
  readonly userId: number;
  readonly email: string;
  readonly orderId: number;
  readonly lang: Language;
  /** What comes below the text. */
  readonly more?: readonly Part[];
}

async function write(
  db: Db,
  storefrontOrigin: string,
  { userId, email, orderId, lang, title, text, more = [] }: Content,
  now: Date,
): Promise<Mail> {
  const { open, why } = GUEST_MESSAGES[lang].mail;
  const url = `${storefrontOrigin}${await guestOrderPath(db, { orderId, userId }, now)}`;
  return writeMail(lang, email, title, [paragraph(text), ...more, wayTo(url, open), small(why)]);
}
