import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { SOCIAL_MESSAGES } from './messages.js';
import type { WindowSignIn } from './schema.js';

/** The last page of a window. If there is an ask, the page notifies its opener that everything is settled. */
export type ReturnView =
  | { readonly kind: 'done' | 'end'; readonly signIn: WindowSignIn | null }
  /** If the window has lost its opener, it asks for the number. */
  | { readonly kind: 'ask'; readonly signIn: WindowSignIn; readonly isWrong: boolean };

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 16px; box-sizing: border-box;
  background: light-dark(#f1f4f8, #0d141c); color: light-dark(#0b1f33, #f1f5f9); }
main { width: min(100%, 400px); padding: 28px; border-radius: 16px; box-sizing: border-box;
  background: light-dark(#fff, #16202c); border: 1px solid light-dark(#dfe5ec, #324356); }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; } p { margin: 0 0 16px; overflow-wrap: anywhere; }
label { display: block; font-weight: 600; }
input, button { box-sizing: border-box; width: 100%; min-height: 48px; margin: 4px 0 16px; padding: 8px 14px;
  border-radius: 10px; font: inherit; }
input { border: 1px solid #7b8794; background: transparent; color: inherit; letter-spacing: 0.2em; }
button { margin: 0; border: 0; background: #b83a0a; color: #fff; font-weight: 650; cursor: pointer; }
.wrong { color: light-dark(#b42318, #ff9b8f); }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }`;

/** Returns the last page in a provider's window, with a policy that allows only its own script and style. */
export function returnPage(c: Context, lang: Language, view: ReturnView): Response | Promise<Response> {
  const { page } = SOCIAL_MESSAGES[lang];
  const nonce = randomBytes(18).toString('base64');
  const content = view.kind === 'ask' ? form(page, view) : html`<p>${page[view.kind]}</p>`;
  const title = page[`${view.kind}Title`];
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // Not `no-referrer`: forms on such a page are sent with the origin `null`, which is refused.
  c.header('Referrer-Policy', 'same-origin');
  return c.html(html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style nonce="${nonce}">${raw(STYLE)}</style>
  </head>
  <body>
    <main><h1>${title}</h1>${content}</main>
    ${script(nonce, view)}
  </body>
</html>`);
}

type PageTexts = (typeof SOCIAL_MESSAGES)['en']['page'];

const form = (page: PageTexts, { signIn, isWrong }: Extract<ReturnView, { kind: 'ask' }>) => html`
  <p>${fill(page.ask, { site: new URL(signIn.origin).host })}</p>
  <form method="post" action="socialConfirm">
    <input type="hidden" name="ticket" value="${signIn.ticket}" />
    <label for="number">${page.number}</label>
    <input id="number" name="number" inputmode="numeric" autocomplete="off" maxlength="4" required pattern="[0-9]{4}"
      ${isWrong ? raw('autofocus aria-invalid="true" aria-describedby="wrong"') : ''} />
    ${isWrong ? html`<p id="wrong" class="wrong" role="alert">${page.wrongNumber}</p>` : ''}
    <button>${page.confirm}</button>
  </form>`;

/** Returns the script that posts the message. If another page opened the window, the browser withholds the message. */
function script(nonce: string, { kind, signIn }: ReturnView) {
  const message =
    signIn && JSON.stringify({ type: 'storefront-social', nonce: signIn.nonce, proof: signIn.proof });
  return html`<script nonce="${nonce}" data-kind="${kind}" data-message="${message ?? ''}" data-to="${signIn?.origin ?? ''}">
    const { kind, message, to } = document.currentScript.dataset;
    if (opener && message) opener.postMessage(JSON.parse(message), to);
    // A message whose window is gone when it arrives has no source, and is not taken.
    if ((opener && message) || kind === 'done') setTimeout(() => close(), 300);
  </script>`;
}
