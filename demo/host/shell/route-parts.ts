import { type DataRouter, matchRoutes } from 'react-router';
import type { Part } from './prefetch.js';

/** The parts of the site that a page is made of and that are not loaded with the first one. */
export const routeParts =
  ({ routes, basename }: DataRouter) =>
  (pathname: string): Part[] =>
    (matchRoutes(routes, pathname, basename) ?? []).flatMap(({ route: { id, lazy } }) =>
      typeof lazy === 'function' ? [{ id, load: () => lazy() }] : [],
    );
