import type { RouteObject } from 'react-router';
import { catalogRoutes } from '../host/catalog/routes.js';
import { FirstLoad } from '../host/shell/Layout.js';
import { NotFound } from '../host/shell/NotFound.js';
import { RENDERED_BY_SERVER } from '../host/shell/page-routes.js';
import { loadPhoneHome, PhoneHome } from './PhoneHome.js';
import { PhoneLayout } from './PhoneLayout.js';
import { toFullSite } from './toFullSite.js';

/** The base path of the phone site. */
export const BASE = '/m';

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
          { path: '/', Component: PhoneHome, loader: loadPhoneHome, handle: RENDERED_BY_SERVER },
          ...catalogRoutes,
          // Pages that the phone site doesn't have are on the full site.
          { path: '*', loader: ({ request }) => toFullSite(request, BASE), element: null },
        ],
      },
    ],
  },
];
