import { loadChunk } from '../shell/chunk.js';

const promotion = { lazy: () => loadChunk(() => import('../routes/promotion.js')) };
const fair = { lazy: () => loadChunk(() => import('../routes/promotion-fair.js')) };
const points = { lazy: () => loadChunk(() => import('../routes/points.js')) };
const assets = { lazy: () => loadChunk(() => import('../routes/assets.js')) };
const coupons = { lazy: () => loadChunk(() => import('../routes/coupons.js')) };

/** The pages of what a shopper can win and collect. */
export const prizeRoutes = [
  { path: '/content/Promotion', ...promotion },
  { path: '/content/Promotion/fair', ...fair },
  // The account's menu has it without the prefix, too (spec section 2).
  { path: '/haoMeccle', ...points },
  { path: '/content/haoMeccle', ...points },
  { path: '/content/assets', ...assets },
  { path: '/content/discount', ...coupons },
];
