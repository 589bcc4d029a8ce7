import { html } from 'hono/html';
import type { Person } from './people.js';

/** A provider's name and look on its pages. */
export interface Brand {
  readonly name: 'Google' | 'X' | 'Facebook';
  /** The class of its logo. */
  readonly mark: 'google' | 'x' | 'facebook';
}

type Page = ReturnType<typeof html>;

/** Headers of every page: it runs only scripts of its own origin, and nobody may frame it. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

const frame = ({ name, mark }: Brand, title: string, content: Page) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/pages.css" />
  </head>
  <body>
    <main class="${mark}">
      <p class="mark" aria-hidden="true">${name.slice(0, 1)}</p>
      ${content}
      <p class="note">This is not ${name}. It is the demo's stand-in, with invented people.</p>
    </main>
  </body>
</html>`;

/** Returns the list of people who can sign in, with a button for each. */
export function choicePage(brand: Brand, shop: string, people: readonly Person[], action: string): Page {
  const title = `Sign in with ${brand.name}`;
  return frame(
    brand,
    title,
    html`<h1>${title}</h1>
      <p>Choose an account to continue to ${shop}</p>
      <form method="post" action="${action}">
        <ul>
          ${people.map(
            ({ id, name, note }) => html`<li>
              <button name="id" value="${id}">
                <span class="face" aria-hidden="true">${name.slice(0, 1)}</span>
                <span><strong>${name}</strong><span class="about">${note}</span></span>
              </button>
            </li>`,
          )}
        </ul>
        <button class="cancel" name="id" value="">Cancel</button>
      </form>`,
  );
}

/** Returns the page for when there is nothing left to do. */
export const endPage = (brand: Brand, title: string, text: string): Page =>
  frame(brand, title, html`<h1>${title}</h1><p>${text}</p>`);

/**
 * Returns a page that passes a message to its opener and closes the window.
 * @param to the only origin that may read the message
 */
export const relayPage = (brand: Brand, to: string, message: object): Page =>
  frame(
    brand,
    'One moment',
    html`<h1>One moment</h1>
      <p role="status">If this window stays, close it and return to the shop.</p>
      <script src="/relay.js" data-to="${to}" data-message="${JSON.stringify(message)}"></script>`,
  );
