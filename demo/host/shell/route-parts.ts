import { type DataRouter, matchRoutes } from 'react-router';
import type { Part } from './prefetch.js';

/** Returns the parts of the site that a page needs, and that aren't loaded with the first page. */
export const routeParts =
  ({ routes, basename }: DataRouter) =>
  (pathname: string): Part[] =>
    (matchRoutes(routes, pathname, basename) ?? []).flatMap(({ route: { id, lazy } }) =>
      typeof lazy === 'function' ? [{ id, load: () => lazy() }] : [],
    );
