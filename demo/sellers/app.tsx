import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router';
import { FirstLoad, Layout } from '../host/shell/Layout.js';
import { NotFound } from '../host/shell/NotFound.js';
import { type PageRoute, page, routesOf } from '../host/shell/page-routes.js';
import { sendToApp } from '../host/shell/sendOn.js';
import { start } from '../host/shell/start.js';
import type { SellerPage } from '../shared/pages.js';

/** Sends all other paths to the shop, a separate app. A path that was opened in this app goes to the shop's home. */
const toShop = ({ request }: LoaderFunctionArgs) => sendToApp(request, request.url, '/');

const pages: Readonly<Record<SellerPage, PageRoute>> = {
  sellerCentral: page(() => import('./CentralPage.js')),
  sellerSteps: page(() => import('./application/FourStepPage.js')),
  factoryMember: page(() => import('./factory/FactoryPage.js')),
};

/** The pages for sellers and factories, inside the shop's header and footer. */
start(() =>
  createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: NotFound,
      children: [
        {
          ErrorBoundary: NotFound,
          HydrateFallback: FirstLoad,
          children: [...routesOf(pages), { path: '*', loader: toShop, element: null }],
        },
      ],
    },
  ]),
);
