import type { Language } from '../../shared/language.js';
import type { Mail } from '../mail/mailer.js';
import { codeLine, paragraph, small, writeMail } from '../mail/write-mail.js';
import { MAIL_TEXTS } from './code-mail-texts.js';
import type { Purpose } from './codes.js';

export function codeMail(lang: Language, to: string, purpose: Purpose, code: string): Mail {
  const { [purpose]: texts, validity, ignore } = MAIL_TEXTS[lang];
  const parts = [paragraph(texts.lead), codeLine(code), paragraph(validity), small(ignore)];
  return writeMail(lang, to, texts.subject, parts);
}

/** The mail to an owner whose email somebody wants to open a second account with. */
export function takenMail(lang: Language, to: string): Mail {
  const { taken, ignore } = MAIL_TEXTS[lang];
  return writeMail(lang, to, taken.subject, [paragraph(taken.lead), paragraph(taken.advice), small(ignore)]);
}
