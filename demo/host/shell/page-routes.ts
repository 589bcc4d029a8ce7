import type { RouteObject } from 'react-router';
import { loadChunk } from './chunk.js';

/** What a route says whose pages the server draws, too; all others are drawn by the browser alone. */
export const DRAWN_BY_SERVER = { isDrawnByServer: true } as const;

/** Whether the server draws the page of these routes, which are within one another. */
export const isDrawnByServer = (
  matches: readonly { readonly route: { readonly handle?: unknown } }[],
): boolean => matches.at(-1)?.route.handle === DRAWN_BY_SERVER;

/** A page at one path or more: its code is fetched when it is first wanted. */
export const page = (
  paths: string | readonly string[],
  load: () => Promise<object>,
  more: Pick<RouteObject, 'handle' | 'HydrateFallback'> = {},
) => [paths].flat().map((path) => ({ path, lazy: () => loadChunk(load), ...more }));
