import { loadChunk } from '../shell/chunk.js';

const password = () => loadChunk(() => import('../routes/replacement.js'));
const closing = () => loadChunk(() => import('../routes/account-cancellation.js'));
const recommendation = () => loadChunk(() => import('../routes/recommendation.js'));

/** The pages of the account (spec section 2). Those of the account menu without the prefix have it as a second path. */
export const accountRoutes = [
  { path: '/content/account', lazy: () => loadChunk(() => import('../routes/account.js')) },
  {
    path: '/content/history/YourProfile',
    lazy: () => loadChunk(() => import('../profile/ProfilePage.js')),
  },
  {
    path: '/content/history/MyBrowsingHistory',
    lazy: () => loadChunk(() => import('../routes/browsing-history.js')),
  },
  { path: '/content/information', lazy: () => loadChunk(() => import('../routes/information.js')) },
  { path: '/content/storeCollect', lazy: () => loadChunk(() => import('../routes/store-collect.js')) },
  { path: '/replacement', lazy: password },
  { path: '/content/replacement', lazy: password },
  { path: '/AccountCancellation', lazy: closing },
  { path: '/content/AccountCancellation', lazy: closing },
  { path: '/Recommendation', lazy: recommendation },
  { path: '/content/Recommendation', lazy: recommendation },
];
