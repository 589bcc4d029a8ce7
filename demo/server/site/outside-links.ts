import { html } from 'hono/html';
import { StartError } from '../start-error.js';

/** The shop's places elsewhere: the attribute that the widgets read, and the variable that sets it. */
export const OUTSIDE_LINKS = {
  'data-chat': 'CHAT_URL',
  'data-app-download': 'APP_DOWNLOAD_URL',
  'data-app-store': 'APP_STORE_URL',
  'data-google-play': 'GOOGLE_PLAY_URL',
  'data-social-facebook': 'FACEBOOK_URL',
  'data-social-instagram': 'INSTAGRAM_URL',
  'data-social-x': 'X_URL',
  'data-stock-listing': 'STOCK_LISTING_URL',
} as const;
type Attribute = keyof typeof OUTSIDE_LINKS;

/** The links that are configured. All others are absent from the shop. */
export type OutsideLinks = readonly (readonly [attribute: Attribute, url: string])[];

/** Reads the links. @throws {StartError} if one isn't an absolute http or https URL */
export function readOutsideLinks(env: Readonly<Record<string, string | undefined>>): OutsideLinks {
  const attributes = Object.keys(OUTSIDE_LINKS) as Attribute[]; // the keys of a const object
  return attributes.flatMap((attribute) => {
    const name = OUTSIDE_LINKS[attribute];
    const text = env[name];
    if (!text) return [];
    if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
      throw new StartError(`${name} must be a URL such as https://chat.example/shop, not "${text}"`);
    return [[attribute, text] as const];
  });
}

/** Fills the links into a page, in place of the attribute `data-outside-links`. */
export const fillInOutsideLinks = (page: string, links: OutsideLinks): string =>
  page.replace(/\n *data-outside-links/, () =>
    links.map(([attribute, url]) => String(html`\n      ${attribute}="${url}"`)).join(''),
  );
