import { sendToApp } from '../host/shell/sendOn.js';

/** Redirects to the same page of the full site, which is a separate app. */
export function toFullSite(request: Request, base: string): Response | Promise<never> {
  const { origin, pathname, search, hash } = new URL(request.url);
  // The URL must be absolute, because a path would be resolved within this site.
  const path = pathname.slice(base.length).replace(/^\/+/, '');
  return sendToApp(request, `${origin}/${path}${search}${hash}`);
}
