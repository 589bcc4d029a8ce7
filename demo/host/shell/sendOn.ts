import { redirect, redirectDocument, replace } from 'react-router';
import { visit } from './visit.js';

/** Whether a page's own address, typed or gone back to, is being loaded, rather than one that a link leads to. */
const isInAddressBar = ({ url }: Request): boolean => url === location.href.replace(location.hash, '');

/**
 * Redirects the shopper to another page of the site. An address that's already in the browser's address bar is
 * replaced: otherwise, going back to it would redirect here again.
 */
export function sendOn(request: Request, to: string): Response {
  if (visit()) return redirect(to);
  return isInAddressBar(request) ? replace(to) : redirect(to);
}

/**
 * Does the same by a page load, for a page of another app.
 * @param fromHere where to go instead if the address is already in the address bar, so that it leads to this app
 */
export function sendToApp(request: Request, to: string, fromHere = to): Response | Promise<never> {
  if (visit() || !isInAddressBar(request)) return redirectDocument(to);
  location.replace(fromHere);
  return new Promise(() => {}); // the page is about to go away
}
