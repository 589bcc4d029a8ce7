import { loadChunk } from '../shell/chunk.js';
import { ACCOUNT_PATHS } from './paths.js';

const signIn = () => loadChunk(() => import('./SignInPage.js'));
const password = () => loadChunk(() => import('./security/PasswordPage.js'));
const closing = () => loadChunk(() => import('./security/ClosingPage.js'));
const recommendation = () => loadChunk(() => import('./invitation/InvitationPage.js'));

/** The pages of the account (spec section 2). Those of the account menu without the prefix have it as a second path. */
export const accountRoutes = [
  ...Object.values(ACCOUNT_PATHS).map((path) => ({ path, lazy: signIn })),
  { path: '/content/account', lazy: () => loadChunk(() => import('./overview/OverviewPage.js')) },
  {
    path: '/content/history/YourProfile',
    lazy: () => loadChunk(() => import('../profile/ProfilePage.js')),
  },
  {
    path: '/content/history/MyBrowsingHistory',
    lazy: () => loadChunk(() => import('../history/HistoryPage.js')),
  },
  {
    path: '/content/information',
    lazy: () => loadChunk(() => import('../notifications/NoticesPage.js')),
  },
  {
    path: '/content/storeCollect',
    lazy: () => loadChunk(() => import('../favourites/FavouritesPage.js')),
  },
  { path: '/replacement', lazy: password },
  { path: '/content/replacement', lazy: password },
  { path: '/AccountCancellation', lazy: closing },
  { path: '/content/AccountCancellation', lazy: closing },
  { path: '/Recommendation', lazy: recommendation },
  { path: '/content/Recommendation', lazy: recommendation },
];
