import type { Language } from '../../shared/language.js';
import type { User } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import type { Mail } from '../mail/mailer.js';
import { paragraph, small, wayTo, writeMail } from '../mail/write-mail.js';
import { mailLanguage } from '../profile/profiles.js';
import { NOTICE_MAIL_TEXTS } from './mail-texts.js';
import type { NoticeText, Topic } from './schema.js';
import { isSubscribed } from './subscriptions.js';
import { makeUnsubscribeToken } from './unsubscribe-token.js';

export interface NoticeMail {
  readonly topic: Topic;
  readonly texts: Readonly<Record<Language, NoticeText>>;
  readonly href: string;
}

/** The mail of a notification, with a link that ends such mails; null for who has no email, or wants none. */
export async function noticeMail(
  db: Db,
  storefrontOrigin: string,
  user: Pick<User, 'userId' | 'email'>,
  { topic, texts, href }: NoticeMail,
  otherwise: Language = 'en',
): Promise<Mail | null> {
  if (user.email === null || !(await isSubscribed(db, user.userId, topic))) return null;
  const lang = (await mailLanguage(db, user.userId)) ?? otherwise;
  const token = await makeUnsubscribeToken(db, { userId: user.userId, topic });
  const { title, text } = texts[lang];
  const { why, open, unsubscribe } = NOTICE_MAIL_TEXTS[lang];
  const leave = `${storefrontOrigin}/content/information?unsubscribe=${encodeURIComponent(token)}`;
  return writeMail(lang, user.email, title, [
    paragraph(text),
    href === '' ? null : wayTo(`${storefrontOrigin}${href}`, open),
    small(why[topic], { url: leave, name: unsubscribe }),
  ]);
}
