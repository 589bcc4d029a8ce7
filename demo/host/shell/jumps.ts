import { type DataRouter, matchRoutes, type Path } from 'react-router';
import { record, string, type, unknown, validate } from 'superstruct';
import { formAt } from '../account/pages.js';

const Jump = type({
  href: string(),
  path: string(),
  query: record(string(), unknown()),
  target: unknown(),
});

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size ? `?${search}` : '';
}

/** Sends the widgets' navigations within this site through the router. Other origins and tabs stay with the widget. */
export function followJumps(router: DataRouter): void {
  document.addEventListener('storefront-navigate', (event) => {
    if (!(event instanceof CustomEvent) || event.defaultPrevented) return;
    const [unfit, jump] = validate(event.detail, Jump);
    if (unfit || jump.target === '_blank' || !URL.canParse(jump.href)) return;
    const { origin, hash } = new URL(jump.href);
    if (origin !== location.origin || !/^\/(?!\/)/.test(jump.path)) return;
    const place = { pathname: jump.path, search: searchOf(jump.query), hash };
    if (follow(router, place)) event.preventDefault();
  });
}

/** Returns whether the router has a page for a path, other than the catch-all page. */
const knows = (router: DataRouter, pathname: string): boolean =>
  matchRoutes(router.routes, pathname)?.at(-1)?.route.path !== '*';

/** Keeps the page to go to after signing in, when navigating from one account page to another. */
function withRedirect({ pathname, search, hash }: Path, from: string): Path {
  const redirect = new URLSearchParams(from).get('redirect');
  const query = new URLSearchParams(search);
  if (redirect === null || !formAt(pathname) || query.has('redirect')) return { pathname, search, hash };
  query.set('redirect', redirect);
  return { pathname, search: `?${query}`, hash };
}

/** Navigates with the router. Returns false for pages it lacks, such as the phone site's: those need a page load. */
function follow(router: DataRouter, place: Path): boolean {
  if (!knows(router, place.pathname)) return false;
  const { location } = router.state;
  const to = withRedirect(place, location.search);
  // Navigating to the current page refreshes it in place, and a completed form isn't a page to go back to.
  const isDone = formAt(location.pathname) !== undefined && !formAt(to.pathname);
  const isHere = to.pathname + to.search === location.pathname + location.search;
  void router.navigate(to, { replace: isDone || isHere });
  return true;
}
