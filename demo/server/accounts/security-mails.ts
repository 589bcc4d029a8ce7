import type { Language } from '../../shared/language.js';
import type { Mail } from '../mail/mailer.js';
import { paragraph, wayTo, writeMail } from '../mail/write-mail.js';
import { SECURITY_MAIL_TEXTS } from './security-mail-texts.js';

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
  const { [what]: texts, seePasskeys } = SECURITY_MAIL_TEXTS[lang];
  return writeMail(lang, to, texts.subject, [
    paragraph(texts.lead.replace('{name}', () => name)),
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
  const texts = SECURITY_MAIL_TEXTS[lang].password;
  const names = new Intl.ListFormat(lang).format(
    removedPasskeys.map((name) => texts.quoted.replace('{name}', () => name)),
  );
  return writeMail(lang, to, texts.subject[whose], [
    paragraph(texts.lead[whose]),
    areSessionsEnded ? paragraph(texts.ended) : null,
    removedPasskeys.length > 0 ? paragraph(texts.removed.replace('{names}', () => names)) : null,
    paragraph(texts.wrong),
    wayTo(
      `${storefrontOrigin}${whose === 'seller' ? '/content/sellerCentral' : '/modification'}`,
      texts.change,
    ),
  ]);
}
