import { ofDocument } from './page-document.js';

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * The only gate for URLs that come from data or from a page: markup, configuration, and replies.
 * @param base what a relative URL is resolved against. Defaults to the page.
 * @returns The absolute URL, or null if it can't be parsed or isn't http(s), mailto, or tel.
 */
export function safeUrl(url: string | null | undefined, base?: string): string | null {
  if (!url?.trim()) return null;
  try {
    const page = typeof document === 'undefined' ? 'http://localhost/' : ofDocument('baseURI');
    const { href, protocol } = new URL(url, new URL(base ?? page, page));
    return schemes.includes(protocol) ? href : null;
  } catch {
    return null;
  }
}

/** Returns the address of an image, or a `data:image/…` image itself: in an `img`, it can't run anything. */
export const safeImageUrl = (url: string | null | undefined, base?: string): string | null =>
  url && /^data:image\//i.test(url) ? url : safeUrl(url, base);
