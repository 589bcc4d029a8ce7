import { ownUrl } from '../../src/navigation/redirect.js';
import { safeUrl } from '../../src/navigation/safe-url.js';
import { decodings, generated, isForeign } from './generated.js';

const page = 'https://shop.example/a/b';

/** What is wrong with what becomes of a link; null for nothing. */
function faultOfLink(url: string): string | null {
  const link = safeUrl(url, page);
  if (link === null) return null;
  if (isForeign(url)) return 'it runs';
  if (!/^(?:https?|mailto|tel):/.test(link)) return 'its scheme';
  return safeUrl(link, page) === link ? null : 'it does not stay as it is';
}

/** What is wrong with where a redirect leads; null for nothing. */
function faultOfRedirect(target: string): string | null {
  const goal = ownUrl(target, page);
  if (goal === null) return null;
  const { origin, pathname, username } = new URL(goal);
  if (origin !== 'https://shop.example' || username) return 'it leaves the origin';
  for (const path of decodings(pathname)) {
    // As a router, a server or a second redirect would take the path.
    const leads = URL.canParse(path, page) ? new URL(path, page) : null;
    if (leads?.origin !== origin || !/^https?:$/.test(leads.protocol))
      return `as ${path}, it leaves the origin`;
  }
  return null;
}

/** What is wrong with what is made of a hostile URL, as a link or as a redirect; null for nothing. */
export const faultOf = (url: string): string | null => faultOfLink(url) ?? faultOfRedirect(url);

/** Those of the generated URLs that are not seen to, with what is wrong. */
export const faults = (): string[] =>
  generated.flatMap((url) => {
    const fault = faultOf(url);
    return fault ? [`${JSON.stringify(url)}: ${fault}`] : [];
  });
