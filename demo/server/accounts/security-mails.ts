import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import type { Mail } from '../mail/mailer.js';
import { paragraph, wayTo, writeMail } from '../mail/write-mail.js';
import { ACCOUNT_MESSAGES } from './messages.js';

/** Where mails lead to. */
interface Recipient {
  readonly lang: Language;
  readonly to: string;
  readonly storefrontOrigin: string;
}

/** Writes the mail that tells an account's owner that a passkey was added or removed, and what to do about it. */
export function passkeyMail(
  { lang, to, storefrontOrigin }: Recipient,
  what: 'added' | 'removed',
  name: string,
): Mail {
  const { [what]: texts, seePasskeys } = ACCOUNT_MESSAGES[lang].securityMail;
  return writeMail(lang, to, texts.subject, [
    paragraph(fill(texts.lead, { name })),
    paragraph(texts.wrong),
    wayTo(`${storefrontOrigin}/replacement`, seePasskeys),
  ]);
}

export interface ChangedPassword {
  readonly whose: 'shopper' | 'seller';
  readonly areSessionsEnded: boolean;
  /** The names of the passkeys that were removed along with it. */
  readonly removedPasskeys: readonly string[];
}

/** Writes the mail that tells an account's owner that the password was changed, and what ended with it. */
export function passwordMail(
  { lang, to, storefrontOrigin }: Recipient,
  { whose, areSessionsEnded, removedPasskeys }: ChangedPassword,
): Mail {
  const texts = ACCOUNT_MESSAGES[lang].securityMail.password;
  const names = new Intl.ListFormat(lang).format(removedPasskeys.map((name) => fill(texts.quoted, { name })));
  return writeMail(lang, to, texts.subject[whose], [
    paragraph(texts.lead[whose]),
    areSessionsEnded ? paragraph(texts.ended) : null,
    removedPasskeys.length > 0 ? paragraph(fill(texts.removed, { names })) : null,
    paragraph(texts.wrong),
    wayTo(`${storefrontOrigin}${pathTo(whose === 'seller' ? 'sellerCentral' : 'reset')}`, texts.change),
  ]);
}
