import { ProductFirstLoad } from '../product/ProductFirstLoad.js';
import { loadChunk } from '../shell/chunk.js';
import { DRAWN_BY_SERVER } from '../shell/drawn-routes.js';
import { ListFirstLoad } from './ListFirstLoad.js';

const list = (load: () => Promise<object>) => ({
  lazy: () => loadChunk(load),
  HydrateFallback: ListFirstLoad,
});
const categories = { ...list(() => import('./CategoriesPage.js')), handle: DRAWN_BY_SERVER };
const product = {
  lazy: () => loadChunk(() => import('../product/ProductPage.js')),
  HydrateFallback: ProductFirstLoad,
  handle: DRAWN_BY_SERVER,
};

/** The pages of what the shop sells. */
export const catalogueRoutes = [
  { path: '/categories', ...categories },
  { path: '/categories/:id', ...categories },
  { path: '/products', ...categories },
  { path: '/products/:id', ...product },
  { path: '/detail', ...product },
  { path: '/store/:id', ...list(() => import('../zones/StorePage.js')) },
  { path: '/content/classify', ...list(() => import('../zones/ClassifyPage.js')) },
  { path: '/content/classifyZone', ...list(() => import('../zones/ClassifyZonePage.js')) },
  { path: '/content/factorZone', ...list(() => import('../zones/FactorZonePage.js')) },
  { path: '/content/daysDeals', ...list(() => import('../zones/DealsPage.js')) },
  { path: '/content/homeClass', ...list(() => import('../zones/HomeClassPage.js')) },
  { path: '/content/grandopening', ...list(() => import('../zones/OpeningPage.js')) },
];
