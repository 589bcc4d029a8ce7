import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router';
import { watchCart } from '../cart/cart.js';
import { keepLanding } from '../checkout/landing.js';
import { watchClaims } from '../coupons/claimed.js';
import {
  allAnswered,
  askAnewIfOld,
  forgetWithShopper,
  queryClient,
  takeAnswers,
} from '../data/query-client.js';
import { loadMessages } from '../messages/load.js';
import { applyLang, firstLang, speechOf } from '../messages/speech.js';
import { anotherTask } from './anotherTask.js';
import { catchFocus } from './catchFocus.js';
import { followJumps } from './jumps.js';
import { prefetchOnIntent } from './prefetch.js';
import { KEEP_FOCUS } from './RouteFocus.js';
import { routeParts } from './route-parts.js';
import { Site } from './Site.js';

/**
 * Gives the document's first entry in the history a key, as the router gives one to each after it: by this key, it keeps
 * where the shopper was on it. Without one, what is opened anew would be where another page was scrolled to.
 */
function nameFirstEntry(): void {
  const { state } = window.history;
  if (state?.key === undefined)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * Takes back a page load that a page was left by, such as one to another app of the shop. Whoever goes back to it may get
 * the page as it was left, which is still waiting for that load.
 */
function settleWhenGoneBackTo(router: DataRouter): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const { navigation, location } = router.state;
    if (!persisted || navigation.state === 'idle') return;
    void router.navigate(location, { replace: true, state: KEEP_FOCUS, preventScrollReset: true });
  });
}

/** Resolves when the router has what the first page is drawn from. */
const whenReady = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Starts a site: its language first, as the first calls carry it, then its routes and texts. What came drawn is taken over. */
export async function start(createRouter: () => DataRouter): Promise<void> {
  const lang = firstLang();
  applyLang(lang);
  nameFirstEntry();
  keepLanding();
  await anotherTask();
  const isDrawn = takeAnswers();
  // Made before the texts arrive, so that the first route's code and data load beside them.
  const router = createRouter();
  catchFocus();
  followJumps(router);
  prefetchOnIntent(routeParts(router));
  settleWhenGoneBackTo(router);
  const speech = speechOf(lang, await loadMessages(lang));
  if (isDrawn) await Promise.all([whenReady(router), allAnswered(queryClient)]);
  watchCart();
  watchClaims();
  forgetWithShopper();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // Its own task, for the texts may have been there already.
  await anotherTask();
  // In slices, between which a tap is answered.
  const site = (
    <Site speech={speech} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Site>
  );
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  // A language's first format has the browser read its tables, which costs as much as a list of cards: better now, while
  // the page waits for its data, than when it draws it.
  await anotherTask();
  speech.numbers.count(0);
  if (isDrawn) askAnewIfOld();
}
