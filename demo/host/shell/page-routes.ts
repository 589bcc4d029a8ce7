import type { RouteObject } from 'react-router';
import { loadChunk } from './chunk.js';

/** The handle of routes whose pages the server renders too. All others are rendered by the browser alone. */
export const RENDERED_BY_SERVER = { isRenderedByServer: true } as const;

/** Returns whether the server renders the page of these nested routes. */
export const isRenderedByServer = (
  matches: readonly { readonly route: { readonly handle?: unknown } }[],
): boolean => matches.at(-1)?.route.handle === RENDERED_BY_SERVER;

/** Creates the routes of a page with one or more paths. Its code is loaded when it's first needed. */
export const page = (
  paths: string | readonly string[],
  load: () => Promise<object>,
  more: Pick<RouteObject, 'handle' | 'HydrateFallback'> = {},
) => [paths].flat().map((path) => ({ path, lazy: () => loadChunk(load), ...more }));
