import { redirect, replace } from 'react-router';
import { visit } from './visit.js';

/**
 * Sends the shopper on to another page of the site. An address that already stands in the browser's bar
 * (typed, or moved back to) is replaced: a move back would lead to it, and from there here again.
 */
export function sendOn(request: Request, to: string): Response {
  if (visit()) return redirect(to);
  return request.url === location.href.replace(location.hash, '') ? replace(to) : redirect(to);
}
