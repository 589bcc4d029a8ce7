import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router';
import { watchCart } from '../cart/cart.js';
import { saveLanding } from '../checkout/landing.js';
import { watchWonCoupons } from '../coupons/chosen.js';
import { watchClaims } from '../coupons/claimed.js';
import {
  allAnswered,
  forgetWithShopper,
  queryClient,
  refetchWhenGoneBackTo,
  takeAnswers,
} from '../data/query-client.js';
import { applyLang, createI18n, firstLang } from '../messages/i18n.js';
import { loadMessages } from '../texts.js';
import { anotherTask } from './anotherTask.js';
import { catchFocus } from './catchFocus.js';
import { followJumps } from './jumps.js';
import { prefetchOnIntent } from './prefetch.js';
import { KEEP_FOCUS } from './RouteFocus.js';
import { routeParts } from './route-parts.js';
import { Site } from './Site.js';
import { takenOver } from './takeover.js';
import { whenVisible } from './whenVisible.js';

/**
 * Gives the document's first history entry a key, like the router gives each later one. The router keeps scroll
 * positions by key. Without one, a newly opened page would start where another page was scrolled to.
 */
function nameFirstEntry(): void {
  const { state } = window.history;
  if (state?.key === undefined)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * Cancels the page load by which a page was left, such as one to another of the shop's apps. After going back, the page
 * may be as it was left, still waiting for that load.
 */
function settleWhenGoneBackTo(router: DataRouter): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const { navigation, location } = router.state;
    if (!persisted || navigation.state === 'idle') return;
    void router.navigate(location, { replace: true, state: KEEP_FOCUS, preventScrollReset: true });
  });
}

/** Resolves when the router has the data for the first page. */
const whenReady = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Starts a site: its language (the first calls send it), then routes and texts. Hydrates a server-rendered page. */
export async function start(createRouter: () => DataRouter): Promise<void> {
  const lang = firstLang();
  applyLang(lang);
  nameFirstEntry();
  void whenVisible().then(saveLanding);
  const isServerRendered = takeAnswers();
  // Created before the texts arrive, so that the first route's code and data load in parallel.
  const router = createRouter();
  catchFocus();
  followJumps(router);
  prefetchOnIntent(routeParts(router));
  settleWhenGoneBackTo(router);
  refetchWhenGoneBackTo(isServerRendered ? takenOver() : null);
  const i18n = createI18n(lang, await loadMessages(lang));
  if (isServerRendered) {
    await whenReady(router);
    // Only then, because a loader may ask for more after it has waited for something.
    await allAnswered(queryClient);
  }
  watchCart();
  watchClaims();
  watchWonCoupons();
  forgetWithShopper();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // A transition renders in slices, so that taps are answered in between.
  const site = (
    <Site i18n={i18n} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Site>
  );
  startTransition(() => {
    if (isServerRendered) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  // A language's first format makes the browser read its tables, which takes as long as rendering a list of cards.
  // That's better now, while the page waits for its data, than while it renders.
  await anotherTask();
  i18n.numbers.count(0);
}
