import { page, RENDERED_BY_SERVER } from '../shell/page-routes.js';
import { ListFirstLoad, ProductFirstLoad } from './FirstLoad.js';

const list = { HydrateFallback: ListFirstLoad };

/** The pages for browsing the shop's products. The phone site has them too. */
export const catalogRoutes = [
  ...page(['/categories', '/categories/:id', '/products'], () => import('./CategoriesPage.js'), {
    ...list,
    handle: RENDERED_BY_SERVER,
  }),
  ...page(['/products/:id', '/detail'], () => import('../product/ProductPage.js'), {
    HydrateFallback: ProductFirstLoad,
    handle: RENDERED_BY_SERVER,
  }),
  ...page('/store/:id', () => import('../zones/StorePage.js'), list),
  ...page('/content/classify', () => import('../zones/ClassifyPage.js'), list),
  ...page('/content/classifyZone', () => import('../zones/ClassifyZonePage.js'), list),
  ...page('/content/factorZone', () => import('../zones/FactorZonePage.js'), list),
  ...page('/content/daysDeals', () => import('../zones/DealsPage.js'), list),
  ...page('/content/homeClass', () => import('../zones/HomeClassPage.js'), list),
  ...page('/content/grandopening', () => import('../zones/OpeningPage.js'), list),
];
