import { createBrowserRouter } from 'react-router';
import { catalogueRoutes } from '../host/catalogue/routes.js';
import { FirstLoad } from '../host/shell/Layout.js';
import { NotFound } from '../host/shell/NotFound.js';
import { start } from '../host/shell/start.js';
import { loadPhoneHome, PhoneHome } from './PhoneHome.js';
import { PhoneLayout } from './PhoneLayout.js';
import { toFullSite } from './toFullSite.js';

const BASE = '/m';

// The paths are the full site's, so that the widgets' jumps need no translation.
start(() =>
  createBrowserRouter(
    [
      {
        Component: PhoneLayout,
        ErrorBoundary: NotFound,
        children: [
          {
            ErrorBoundary: NotFound,
            HydrateFallback: FirstLoad,
            children: [
              { path: '/', Component: PhoneHome, loader: loadPhoneHome },
              ...catalogueRoutes,
              // What the phone site does not have, the full one does.
              { path: '*', loader: ({ request }) => toFullSite(request.url, BASE), element: null },
            ],
          },
        ],
      },
    ],
    { basename: BASE },
  ),
);
