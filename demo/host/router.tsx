import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirectDocument,
} from 'react-router';
import { SELLER_PATHS } from '../shared/seller-paths.js';
import { accountRoutes } from './account/routes.js';
import { buyingRoutes } from './cart/routes.js';
import { catalogueRoutes } from './catalogue/routes.js';
import { companyRoutes } from './company/routes.js';
import { LEGAL_PATHS } from './legal/paths.js';
import { prizeRoutes } from './prizes/routes.js';
import { loadChunk } from './shell/chunk.js';
import { DRAWN_BY_SERVER } from './shell/drawn-routes.js';
import { FirstLoad, Layout } from './shell/Layout.js';
import { Lost } from './shell/Lost.js';
import { NotFound } from './shell/NotFound.js';

const home = () => loadChunk(() => import('./home/HomePage.js'));
const legal = () => loadChunk(() => import('./legal/LegalPage.js'));
const addresses = () => loadChunk(() => import('./addresses/AddressPage.js'));

/** The site's routes: each page is fetched when it is first wanted. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: NotFound,
    children: [
      {
        // A second boundary, so that a page that fails keeps the header and footer around it.
        ErrorBoundary: NotFound,
        HydrateFallback: FirstLoad,
        children: [
          { path: '/', lazy: home, handle: DRAWN_BY_SERVER },
          { path: '/index-old', lazy: home, handle: DRAWN_BY_SERVER },
          ...catalogueRoutes,
          ...buyingRoutes,
          ...companyRoutes,
          ...Object.values(LEGAL_PATHS)
            .flat()
            .map((path) => ({ path, lazy: legal })),
          ...accountRoutes,
          ...prizeRoutes,
          { path: '/address/2', lazy: addresses },
          { path: '/content/address/2', lazy: addresses },
          // Another app.
          ...Object.values(SELLER_PATHS).map((path) => ({
            path,
            loader: ({ request }: LoaderFunctionArgs) => redirectDocument(path + new URL(request.url).search),
            element: null,
          })),
          { path: '/error', Component: NotFound },
          { path: '*', Component: Lost },
        ],
      },
    ],
  },
];

/** The site's router in a browser. */
export const createRouter = () => createBrowserRouter(routes);
