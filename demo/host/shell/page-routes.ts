import type { NonIndexRouteObject, RouteObject } from 'react-router';
import { PAGE_NAMES, PAGES, type PageName, pathTo, type SellerPage } from '../../shared/pages.js';
import { loadChunk } from './chunk.js';
import { sendToApp } from './sendOn.js';

/** What shows a page. Its paths are in the table of all pages. */
export type PageRoute = Omit<NonIndexRouteObject, 'path' | 'id' | 'children'>;

/** Shows a page by a module, which is loaded when it's first needed. */
export const page = (
  load: () => Promise<object>,
  HydrateFallback?: NonIndexRouteObject['HydrateFallback'],
): PageRoute => ({ lazy: () => loadChunk(load), ...(HydrateFallback && { HydrateFallback }) });

/** Opens a page of the sellers' app by a full page load. */
export const toSellers = (name: SellerPage): PageRoute => ({
  loader: ({ request }) => sendToApp(request, pathTo(name) + new URL(request.url).search),
  element: null,
});

/** Returns the routes of these pages: one for each of their paths. */
export const routesOf = (pages: Readonly<Partial<Record<PageName, PageRoute>>>): RouteObject[] =>
  PAGE_NAMES.flatMap((name) => {
    const route = pages[name];
    return route ? PAGES[name].paths.map((path) => ({ ...route, path })) : [];
  });
