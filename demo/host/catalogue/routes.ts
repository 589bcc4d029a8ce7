import { ProductFirstLoad } from '../product/ProductFirstLoad.js';
import { loadChunk } from '../shell/chunk.js';
import { ListFirstLoad } from './ListFirstLoad.js';

const list = (load: () => Promise<object>) => ({
  lazy: () => loadChunk(load),
  HydrateFallback: ListFirstLoad,
});
const categories = list(() => import('../routes/categories.js'));
const product = (load: () => Promise<object>) => ({
  lazy: () => loadChunk(load),
  HydrateFallback: ProductFirstLoad,
});

/** The pages of what the shop sells. */
export const catalogueRoutes = [
  { path: '/categories', ...categories },
  { path: '/categories/:id', ...categories },
  { path: '/products', ...categories },
  { path: '/products/:id', ...product(() => import('../routes/products.js')) },
  { path: '/detail', ...product(() => import('../routes/detail.js')) },
  { path: '/store/:id', ...list(() => import('../routes/store.js')) },
  { path: '/content/classify', ...list(() => import('../routes/classify.js')) },
  { path: '/content/classifyZone', ...list(() => import('../routes/classify-zone.js')) },
  { path: '/content/factorZone', ...list(() => import('../routes/factor-zone.js')) },
  { path: '/content/daysDeals', ...list(() => import('../routes/days-deals.js')) },
  { path: '/content/homeClass', ...list(() => import('../routes/home-class.js')) },
  { path: '/content/grandopening', ...list(() => import('../routes/grand-opening.js')) },
];
