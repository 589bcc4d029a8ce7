import { createBrowserRouter } from 'react-router';
import { loadList } from '../host/catalogue/loadList.js';
import { FirstLoad } from '../host/shell/Layout.js';
import { NotFound } from '../host/shell/NotFound.js';
import { sendOn } from '../host/shell/sendOn.js';
import { start } from '../host/shell/start.js';
import { PhoneLayout } from './PhoneLayout.js';
import { PhoneShop } from './PhoneShop.js';

const page = {
  Component: PhoneShop,
  loader: loadList,
  HydrateFallback: FirstLoad,
} as const;

// The paths are the full site's, so that the widgets' jumps need no translation.
start(() =>
  createBrowserRouter(
    [
      {
        Component: PhoneLayout,
        ErrorBoundary: NotFound,
        children: [
          { path: '/', ...page },
          { path: '/categories', ...page },
          { path: '/categories/:id', ...page },
          {
            path: '*',
            loader: ({ request }) => sendOn(request, '/'),
            element: null,
          },
        ],
      },
    ],
    { basename: '/m' },
  ),
);
