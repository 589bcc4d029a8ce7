import { ownUrl } from '../../src/navigation/redirect.js';
import { safeUrl } from '../../src/page/safe-url.js';
import { decodings, generated, isForeign } from './generated.js';

const page = 'https://shop.example/a/b';

/** Returns what is wrong with the link made from a URL, or null. */
function faultOfLink(url: string): string | null {
  const link = safeUrl(url, page);
  if (link === null) return null;
  if (isForeign(url)) return 'it runs';
  if (!/^(?:https?|mailto|tel):/.test(link)) return 'its scheme';
  return safeUrl(link, page) === link ? null : 'it does not stay as it is';
}

/** Returns what is wrong with a redirect's destination, or null. */
function faultOfRedirect(target: string): string | null {
  const goal = ownUrl(target, page);
  if (goal === null) return null;
  const { origin, pathname, username } = new URL(goal);
  if (origin !== 'https://shop.example' || username) return 'it leaves the origin';
  for (const path of decodings(pathname)) {
    // Parse the path as a router, a server or a second redirect would.
    const leads = URL.canParse(path, page) ? new URL(path, page) : null;
    if (leads?.origin !== origin || !/^https?:$/.test(leads.protocol))
      return `as ${path}, it leaves the origin`;
  }
  return null;
}

/** Returns what is wrong with the link or the redirect made from a hostile URL, or null. */
export const faultOf = (url: string): string | null => faultOfLink(url) ?? faultOfRedirect(url);

/** Returns the generated URLs that are not handled safely, with what is wrong. */
export const faults = (): string[] =>
  generated.flatMap((url) => {
    const fault = faultOf(url);
    return fault ? [`${JSON.stringify(url)}: ${fault}`] : [];
  });
