import { html } from 'hono/html';
import type { Language } from '../http/language.js';
import type { Mail } from '../mail/mailer.js';
import { MAIL_TEXTS } from './code-mail-texts.js';
import type { Purpose } from './codes.js';

const SHOP = 'Meridian';

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
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  // Mail programs read inline styles alone, and none of the newer ones.
  const page = html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f2eee7;color:#16222f;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto;background:#fff;border:1px solid #e3dcd1;border-radius:16px;overflow:hidden">
<div style="background:#0b1f33;color:#fff;padding:16px 24px;font-weight:700;font-size:18px">${SHOP}</div>
<div style="padding:24px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${heading}</h1>
<p style="margin:0 0 16px">${lead}</p>
${code === null ? '' : html`<p dir="ltr" style="margin:0 0 16px;padding:16px;background:#f2eee7;border-radius:10px;text-align:center;font-size:32px;font-weight:700;letter-spacing:6px;font-family:ui-monospace,Menlo,Consolas,monospace">${code}</p>`}
<p style="margin:0 0 16px">${note}</p>
<p style="margin:0;color:#55606b;font-size:14px">${ignore}</p>
</div></div>
</body>
</html>`;
  return { to, lang, subject, text: lines.join('\n\n'), html: String(page) };
}
