import { type createBrowserRouter, matchRoutes } from 'react-router';
import { isAccountPath } from '../account/paths.js';
import type { Place } from './jumps.js';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether the router has a page for a path, other than the one for every path that it doesn't know. */
const knows = (router: Router, pathname: string): boolean =>
  matchRoutes(router.routes, pathname)?.at(-1)?.route.path !== '*';

/** From one page of the account to another, the place to go to after signing in is kept. */
function withRedirect({ pathname, search, hash }: Place, from: string): Place {
  const redirect = new URLSearchParams(from).get('redirect');
  const query = new URLSearchParams(search);
  if (redirect === null || !isAccountPath(pathname) || query.has('redirect'))
    return { pathname, search, hash };
  query.set('redirect', redirect);
  return { pathname, search: `?${query}`, hash };
}

/** Takes the widgets' jumps into the router. What isn't its own, such as the phone site's pages, is a page load. */
export const routeJumps = (router: Router) => (place: Place) => {
  if (!knows(router, place.pathname)) return false;
  const { location } = router.state;
  const to = withRedirect(place, location.search);
  // A jump to the page itself draws it anew, in place; and a form that has done its work is no page to go back to.
  const isDone = isAccountPath(location.pathname) && !isAccountPath(to.pathname);
  const isHere = to.pathname + to.search === location.pathname + location.search;
  const replace = isDone || isHere;
  void router.navigate(to, { replace });
  return true;
};
