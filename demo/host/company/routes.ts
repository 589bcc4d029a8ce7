import { loadChunk } from '../shell/chunk.js';

const about = { lazy: () => loadChunk(() => import('./AboutPage.js')) };
const contact = { lazy: () => loadChunk(() => import('./ContactPage.js')) };

/** The pages about the shop itself, and the one that shows the store's state. */
export const companyRoutes = [
  { path: '/about', ...about },
  { path: '/content/AboutUs', ...about },
  { path: '/contact', ...contact },
  { path: '/content/contactUs', ...contact },
  { path: '/vuex', lazy: () => loadChunk(() => import('../state/StatePage.js')) },
];
