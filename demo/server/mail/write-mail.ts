import { html } from 'hono/html';
import type { Language } from '../../shared/language.js';
import type { Mail } from './mailer.js';

const SHOP = 'Meridian';

/** A part of a mail, as plain text and as HTML. The `html` tag escapes the text in it. */
export interface Part {
  readonly text: string;
  readonly html: ReturnType<typeof html>;
}

/** Writes a mail signed with the shop's name. Parts that are null are left out. */
export const writeMail = (lang: Language, to: string, title: string, parts: readonly (Part | null)[]): Mail =>
  composeMail(lang, to, { subject: `${title} · ${SHOP}`, title }, [...parts, SIGNED]);

/**
 * Composes a mail from only these parts, below the shop's name and the title. Mail programs support only inline styles,
 * and none of the newer CSS.
 */
export function composeMail(
  lang: Language,
  to: string,
  { subject, title }: { readonly subject: string; readonly title: string },
  all: readonly (Part | null)[],
): Mail {
  const parts = all.filter((part) => part !== null);
  const page = html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f2eee7;color:#16222f;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto;background:#fff;border:1px solid #e3dcd1;border-radius:16px;overflow:hidden">
<div style="background:#0b1f33;color:#fff;padding:16px 24px;font-weight:700;font-size:18px">${SHOP}</div>
<div style="padding:24px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${title}</h1>
${parts.map((part) => html`${part.html}\n`)}</div></div>
</body>
</html>`;
  return { to, lang, subject, text: parts.map(({ text }) => text).join('\n\n'), html: String(page) };
}

const SIGNED: Part = { text: SHOP, html: html`` };

export const paragraph = (text: string): Part => ({
  text,
  html: html`<p style="margin:0 0 16px">${text}</p>`,
});

/** A code on its own line, in large digits. */
export const codeLine = (code: string): Part => ({
  text: code,
  html: html`<p dir="ltr" style="margin:0 0 16px;padding:16px;background:#f2eee7;border-radius:10px;text-align:center;font-size:32px;font-weight:700;letter-spacing:6px;font-family:ui-monospace,Menlo,Consolas,monospace">${code}</p>`,
});

/** A link from a mail to a page of the shop. As text, its address is on a line of its own: colons differ by language. */
export const wayTo = (url: string, name: string): Part => ({
  text: `${name}\n${url}`,
  html: html`<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#c2410c;color:#fff;font-weight:600;text-decoration:none">${name}</a></p>`,
});

interface AmountRow {
  readonly name: string;
  readonly amount: string;
  /** What else there is to say about it, each on a line of its own. Defaults to nothing. */
  readonly notes?: readonly string[];
  /** Whether the rows above add up to it. Defaults to false. */
  readonly isTotal?: boolean;
}

/** Names with their amounts, under a title. */
export interface AmountGroup {
  readonly title: string;
  readonly rows: readonly AmountRow[];
}

/** Groups of amounts in two columns. */
export function amounts(groups: readonly AmountGroup[]): Part {
  const rows = groups.flatMap((group) => group.rows);
  const widest = Math.max(...rows.map(({ name }) => name.length));
  const widestAmount = Math.max(...rows.map(({ amount }) => amount.length));
  const written = ({ name, amount, notes = [] }: AmountRow) =>
    [`${name.padEnd(widest)}  ${amount.padStart(widestAmount)}`, ...notes.map((note) => `  ${note}`)].join(
      '\n',
    );
  return {
    text: groups.map(({ title, rows }) => [title, ...rows.map(written)].join('\n')).join('\n\n'),
    html: html`<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${groups.map(
      ({ title, rows }) =>
        html`<tr><td colspan="2" style="padding:12px 0 4px;font-weight:700">${title}</td></tr>${rows.map(
          ({ name, amount, notes = [], isTotal }) =>
            html`<tr${isTotal && html` style="font-weight:700"`}><td style="padding:4px 0;vertical-align:top"><bdi>${name}</bdi>${notes.map((note) => html`<br><bdi style="color:#55606b;font-size:14px;font-weight:400">${note}</bdi>`)}</td><td style="padding:4px 0;padding-inline-start:16px;vertical-align:top;text-align:end;white-space:nowrap">${amount}</td></tr>`,
        )}`,
    )}</table>`,
  };
}

interface LinkLine {
  readonly name: string;
  readonly url: string;
}

/** Lines that stay apart, such as an address, under a title. Some may be links. */
export const lines = (title: string, all: readonly (string | LinkLine)[]): Part => ({
  text: [title, ...all.map((line) => (typeof line === 'string' ? line : `${line.name}\n${line.url}`))].join(
    '\n',
  ),
  html: html`<p style="margin:0 0 16px"><strong>${title}</strong>${all.map(
    (line) =>
      html`<br><bdi>${typeof line === 'string' ? line : html`<a href="${line.url}" style="color:#c2410c">${line.name}</a>`}</bdi>`,
  )}</p>`,
});

/** Small print: why a mail came, and how to unsubscribe. */
export const small = (text: string, leave?: { readonly url: string; readonly name: string }): Part => ({
  text: leave ? `${text}\n\n${leave.name}\n${leave.url}` : text,
  html: html`<p style="margin:0;color:#55606b;font-size:14px">${text}${leave && html` <a href="${leave.url}" style="color:#55606b">${leave.name}</a>`}</p>`,
});
