import type { RouteObject } from 'react-router';
import { catalogueRoutes } from '../host/catalogue/routes.js';
import { FirstLoad } from '../host/shell/Layout.js';
import { NotFound } from '../host/shell/NotFound.js';
import { DRAWN_BY_SERVER } from '../host/shell/page-routes.js';
import { loadPhoneHome, PhoneHome } from './PhoneHome.js';
import { PhoneLayout } from './PhoneLayout.js';
import { toFullSite } from './toFullSite.js';

/** Under which the phone site stands. */
export const BASE = '/m';

/** The phone site's routes. The paths are the full site's, so that the widgets' jumps need no translation. */
export const routes: RouteObject[] = [
  {
    Component: PhoneLayout,
    ErrorBoundary: NotFound,
    children: [
      {
        ErrorBoundary: NotFound,
        HydrateFallback: FirstLoad,
        children: [
          { path: '/', Component: PhoneHome, loader: loadPhoneHome, handle: DRAWN_BY_SERVER },
          ...catalogueRoutes,
          // What the phone site does not have, the full one does.
          { path: '*', loader: ({ request }) => toFullSite(request.url, BASE), element: null },
        ],
      },
    ],
  },
];
