import { html } from 'hono/html';
import type { Language } from '../../shared/language.js';
import { mailPage, paragraph, SHOP } from '../mail/mail-page.js';
import type { Mail } from '../mail/mailer.js';
import { MAIL_TEXTS } from './code-mail-texts.js';
import type { Purpose } from './codes.js';

/** The mail with a code. */
export function codeMail(lang: Language, to: string, purpose: Purpose, code: string): Mail {
  const texts = MAIL_TEXTS[lang];
  const { subject, lead } = texts[purpose];
  return compose(lang, to, `${subject} · ${SHOP}`, [subject, lead, code, texts.validity, texts.ignore]);
}

/** The mail to an owner whose email somebody wants to open a second account with. */
export function takenMail(lang: Language, to: string): Mail {
  const { taken, ignore } = MAIL_TEXTS[lang];
  return compose(lang, to, `${taken.subject} · ${SHOP}`, [
    taken.subject,
    taken.lead,
    null,
    taken.advice,
    ignore,
  ]);
}

function compose(
  lang: Language,
  to: string,
  subject: string,
  [heading, lead, code, note, ignore]: readonly [string, string, string | null, string, string],
): Mail {
  // The subject is the heading of the text.
  const lines = [lead, code, note, ignore, SHOP].filter((line) => line !== null);
  const content = html`${paragraph(lead)}
${code === null ? '' : html`<p dir="ltr" style="margin:0 0 16px;padding:16px;background:#f2eee7;border-radius:10px;text-align:center;font-size:32px;font-weight:700;letter-spacing:6px;font-family:ui-monospace,Menlo,Consolas,monospace">${code}</p>`}
${paragraph(note)}
<p style="margin:0;color:#55606b;font-size:14px">${ignore}</p>`;
  const page = mailPage(lang, subject, heading, content);
  return { to, lang, subject, text: lines.join('\n\n'), html: page };
}
