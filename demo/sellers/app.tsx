import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router';
import { FirstLoad, Layout } from '../host/shell/Layout.js';
import { NotFound } from '../host/shell/NotFound.js';
import { page } from '../host/shell/page-routes.js';
import { sendToApp } from '../host/shell/sendOn.js';
import { start } from '../host/shell/start.js';
import { SELLER_PATHS } from '../shared/seller-paths.js';

/** Sends all other paths to the shop, a separate app. A path that was opened in this app goes to the shop's home. */
const toShop = ({ request }: LoaderFunctionArgs) => sendToApp(request, request.url, '/');

const pages = [
  ...page(SELLER_PATHS.central, () => import('./CentralPage.js')),
  ...page(SELLER_PATHS.steps, () => import('./application/FourStepPage.js')),
  ...page(SELLER_PATHS.factory, () => import('./factory/FactoryPage.js')),
  { path: '*', loader: toShop, element: null },
];

/** The pages for sellers and factories, inside the shop's header and footer. */
start(() =>
  createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: NotFound,
      children: [{ ErrorBoundary: NotFound, HydrateFallback: FirstLoad, children: pages }],
    },
  ]),
);
