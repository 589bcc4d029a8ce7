import { redirect, replace } from 'react-router';
import { visit } from './visit.js';

/**
 * Redirects the shopper to another page of the site. An address that's already in the browser's address bar (typed, or
 * gone back to) is replaced: otherwise, going back to it would redirect here again.
 */
export function sendOn(request: Request, to: string): Response {
  if (visit()) return redirect(to);
  return request.url === location.href.replace(location.hash, '') ? replace(to) : redirect(to);
}
