import { loadChunk } from '../shell/chunk.js';
import { FAIR_PATH, WHEEL_PATH } from './paths.js';

const points = () => loadChunk(() => import('../points/PointsPage.js'));

/** The pages of what a shopper can win and collect. */
export const prizeRoutes = [
  { path: WHEEL_PATH, lazy: () => loadChunk(() => import('./PromotionPage.js')) },
  { path: FAIR_PATH, lazy: () => loadChunk(() => import('./FairPage.js')) },
  // The account's menu has it without the prefix, too (spec section 2).
  { path: '/haoMeccle', lazy: points },
  { path: '/content/haoMeccle', lazy: points },
  { path: '/content/assets', lazy: () => loadChunk(() => import('../points/AssetsPage.js')) },
  { path: '/content/discount', lazy: () => loadChunk(() => import('../coupons/CouponPage.js')) },
];
