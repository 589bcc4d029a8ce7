import { createBrowserRouter } from 'react-router';
import { ListFirstLoad } from './catalogue/ListFirstLoad.js';
import { loadChunk } from './shell/chunk.js';
import { FirstLoad, Layout } from './shell/Layout.js';
import { NotFound } from './shell/NotFound.js';
import { sendOn } from './shell/sendOn.js';

const home = () => loadChunk(() => import('./routes/home.js'));
const categories = () => loadChunk(() => import('./routes/categories.js'));

/** The site's routes: each file of `routes/` is fetched when its page is first wanted. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: NotFound,
      children: [
        {
          // A second boundary, so that a page that fails keeps the header and footer around it.
          ErrorBoundary: NotFound,
          HydrateFallback: FirstLoad,
          children: [
            { path: '/', lazy: home },
            { path: '/index-old', lazy: home },
            { path: '/categories', lazy: categories, HydrateFallback: ListFirstLoad },
            { path: '/categories/:id', lazy: categories, HydrateFallback: ListFirstLoad },
            {
              path: '/error',
              lazy: () => loadChunk(() => import('./routes/error.js')),
            },
            // The empty element says that nothing is drawn here, or the router warns of a missing one.
            {
              path: '*',
              loader: ({ request }) => sendOn(request, '/'),
              element: null,
            },
          ],
        },
      ],
    },
  ]);
