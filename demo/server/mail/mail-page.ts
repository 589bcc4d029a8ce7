import { html } from 'hono/html';
import type { Language } from '../../shared/language.js';

/** The shop's name, in mails. */
export const SHOP = 'Meridian';

/** What goes into a page of a mail: made by `html`, so that no text in it is read as HTML. */
export type Content = ReturnType<typeof html>;

/**
 * The page of a mail: the shop's name, a heading, and what is beneath. Mail programs read inline styles alone, and none
 * of the newer ones.
 */
export function mailPage(lang: Language, title: string, heading: string, content: Content): string {
  const page = html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f2eee7;color:#16222f;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto;background:#fff;border:1px solid #e3dcd1;border-radius:16px;overflow:hidden">
<div style="background:#0b1f33;color:#fff;padding:16px 24px;font-weight:700;font-size:18px">${SHOP}</div>
<div style="padding:24px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${heading}</h1>
${content}
</div></div>
</body>
</html>`;
  return String(page);
}

/** A paragraph. */
export const paragraph = (text: string): Content => html`<p style="margin:0 0 16px">${text}</p>`;

/** The way from a mail to a page of the shop. */
export const wayTo = (url: string, text: string): Content =>
  html`<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#c2410c;color:#fff;font-weight:600;text-decoration:none">${text}</a></p>`;
