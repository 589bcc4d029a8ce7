import type { RouteObject } from 'react-router';
import { catalogPages } from '../host/catalog/catalog-pages.js';
import { FirstLoad } from '../host/shell/Layout.js';
import { NotFound } from '../host/shell/NotFound.js';
import { type PageRoute, page, routesOf } from '../host/shell/page-routes.js';
import type { PhonePage } from '../shared/pages.js';
import { PhoneLayout } from './PhoneLayout.js';
import { toFullSite } from './toFullSite.js';

/** The base path of the phone site. */
export const BASE = '/m';

const pages: Readonly<Record<PhonePage, PageRoute>> = {
  home: page(() => import('./PhoneHome.js')),
  ...catalogPages,
};

/** The phone site's routes. The paths match the full site's, so the widgets' navigation needs no translation. */
export const routes: RouteObject[] = [
  {
    Component: PhoneLayout,
    ErrorBoundary: NotFound,
    children: [
      {
        ErrorBoundary: NotFound,
        HydrateFallback: FirstLoad,
        children: [
          ...routesOf(pages),
          // Pages that the phone site doesn't have are on the full site.
          { path: '*', loader: ({ request }) => toFullSite(request, BASE), element: null },
        ],
      },
    ],
  },
];
