import { html } from 'hono/html';
import type { ReceivedMail } from './mailbox.js';

/** Markup in which every value is already escaped. */
type Markup = ReturnType<typeof html>;

/**
 * Returns the mailbox as a page, newest mail first.
 * @param shop the shop's origin; empty for the page's own
 * @param to the address, if the page shows only mails to one
 */
export function mailboxPage(mails: readonly ReceivedMail[], shop: string, to?: string): Markup {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  return page(
    'Mailbox',
    shop,
    html`<div class="bar">
      <div>
        <h1>Mailbox</h1>
        <p class="soft" role="status">${count(mails.length)}${to === undefined ? '' : html` to <b>${to}</b>`}</p>
      </div>
      <div class="actions">
        ${to === undefined ? '' : html`<a class="button quiet" href="/dev/mail">Show all</a>`}
        <a class="button" href="/dev/mail${query}">Check for new mail</a>
      </div>
    </div>
    ${mails.length === 0 ? nothingYet(shop) : html`<ol class="mails">${mails.map(card)}</ol>`}`,
  );
}

/** Returns the page shown instead of the mailbox if mail goes to a real server. */
export function noMailboxPage(): Markup {
  return page(
    'No mailbox here',
    '',
    html`<div class="empty">
      <h1>No mailbox here</h1>
      <p>This shop sends its mail to the mail server of <code>SMTP_URL</code>. Look into your own inbox.</p>
      <p><a class="button" href="/">To the storefront</a></p>
    </div>`,
  );
}

function page(title: string, shop: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · Meridian</title>
    <link rel="icon" href="${shop}/media/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/dev/mail.css">
  </head>
  <body>
    <header class="top">
      <a href="${shop}/"><img src="${shop}/media/favicon.svg" alt="" width="28" height="28"> Meridian</a>
      <span>Mail that the demo sent. It stays on this computer.</span>
    </header>
    <main>${content}</main>
  </body>
</html>`;
}

function card(mail: ReceivedMail): Markup {
  const { id, to, subject, text, lang, receivedAt } = mail;
  const code = readCode(text);
  const dir = isRightToLeft(lang) ? 'rtl' : 'ltr';
  return html`<li class="mail" id="mail-${id}">
    <article aria-labelledby="subject-${id}">
      <div class="head">
        <h2 id="subject-${id}" lang="${lang}" dir="auto">${subject || '(no subject)'}</h2>
        <time datetime="${receivedAt.toISOString()}">${clock(receivedAt)}</time>
      </div>
      <p class="to">To <a href="/dev/mail?to=${encodeURIComponent(to)}">${to}</a></p>
      ${code === null ? '' : html`<p class="code"><span>Code</span> <strong translate="no">${code}</strong></p>`}
      <div class="text" lang="${lang}" dir="${dir}">${paragraphs(text, code)}</div>
      ${mail.html === '' ? '' : html`<p><a href="/dev/mail/${id}">See it as the shopper does</a></p>`}
    </article>
  </li>`;
}

/** Returns the paragraphs of a text, without the code, which is shown above. */
function paragraphs(text: string, code: string | null): Markup[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '' && paragraph.trim() !== code)
    .map((paragraph) => html`<p>${paragraph}</p>`);
}

function nothingYet(shop: string): Markup {
  return html`<div class="empty">
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect x="4" y="8" width="88" height="60" rx="8" />
      <path d="M6 14 48 44 90 14" />
    </svg>
    <h2>No mail yet</h2>
    <p>Ask for a verification code in the shop, and the message arrives here at once.</p>
    <p><a class="button" href="${shop}/">To the storefront</a></p>
  </div>`;
}

/** Returns the code, which is alone on its line, or null if the mail has none. */
function readCode(text: string): string | null {
  return /^\d{6}$/m.exec(text)?.[0] ?? null;
}

/** Returns whether a language is written from right to left. */
function isRightToLeft(lang: string): boolean {
  return /^(ar|fa|he|ur)\b/.test(lang);
}

function count(mails: number): string {
  return mails === 1 ? '1 message' : `${mails} messages`;
}

function clock(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
