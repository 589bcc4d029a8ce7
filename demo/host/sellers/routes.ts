import { loadChunk } from '../shell/chunk.js';
import { SELLER_PATHS } from './paths.js';

/** The pages of sellers and factories. */
export const sellerRoutes = [
  { path: SELLER_PATHS.central, lazy: () => loadChunk(() => import('../routes/seller-central.js')) },
  { path: SELLER_PATHS.steps, lazy: () => loadChunk(() => import('../routes/four-step.js')) },
  { path: SELLER_PATHS.factory, lazy: () => loadChunk(() => import('../routes/factory-member.js')) },
];
