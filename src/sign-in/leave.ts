import { type Destination, outgoing, toDestination } from '../navigation/destination.js';
import { ownUrl } from '../navigation/redirect.js';
import { ofDocument } from '../page/page-document.js';
import { hasBeenVisible, whenVisible } from '../page/visibility.js';
import { store } from '../state/store.js';
import { watchSession } from '../state/watch-session.js';

/**
 * Returns where the shopper goes after signing in (spec section 4).
 * @param redirect the attribute, or null without one.
 * @returns null to stay and reload the page.
 */
export function goalAfter(redirect: string | null, isPage: boolean): Destination | null {
  const target = redirect ?? (isPage ? new URLSearchParams(location.search).get('redirect') : null);
  if (target === null && !isPage) return null;
  const { site } = store.getState().bigdata.config;
  // Other widgets can ask to go to the main site. Only the attribute may do that, never the page's URL.
  const url = ownUrl(target, location.href) ?? (redirect && site ? ownUrl(redirect, site) : null);
  if (!url) return toDestination('/');
  return jumpOf(new URL(url));
}

/** Returns the current page as a destination. A host that prevents the navigation renders the new state itself. */
export const samePage = (): Destination => jumpOf(new URL(location.href));

/** Returns the destination for a URL. Within the main site, `path` leaves out the site's base path. */
function jumpOf(goal: URL): Destination {
  const { partner, site } = store.getState().bigdata.config;
  const base = site ? new URL(site, ofDocument('baseURI')) : null;
  const root = base?.origin === goal.origin ? base.pathname.replace(/\/+$/, '') : '';
  const path = goal.pathname.startsWith(`${root}/`) ? goal.pathname.slice(root.length) : goal.pathname;
  const href = outgoing(goal.href);
  const query = Object.fromEntries(new URL(href).searchParams);
  if (partner) delete query.partner;
  return { href, path, query, target: '_self' };
}

/** Marks the history entry that is added to keep Back from leaving the page right away. */
const mark = 'storefrontSignIn';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** WebKit treats an entry that was added without a user gesture as part of the one before it. */
const needsGesture = (): boolean => navigator.vendor.startsWith('Apple');

/**
 * Makes the browser's Back button call `onBack` instead of leaving the page (spec 2.2). In WebKit, this starts with the
 * first click or key.
 * @returns A function that stops this.
 */
export function trapBack(onBack: () => void): () => void {
  const end = new AbortController();
  const trap = () => {
    if (end.signal.aborted || isMarked(history.state)) return; // the page was reloaded
    // Keep a router's state. Without one, this entry would look like that of a link to a fragment.
    history.replaceState(history.state ?? {}, '');
    history.pushState({ ...history.state, [mark]: true }, '');
  };
  if (needsGesture()) {
    for (const name of ['click', 'keydown'])
      addEventListener(name, trap, { capture: true, once: true, signal: end.signal });
  } else if (hasBeenVisible()) trap();
  else void whenVisible().then(trap); // a prerendered page can't add entries
  const onPop = ({ state }: PopStateEvent) => {
    // A link to a fragment fires this event, too, for an entry without a state.
    if (state !== null && !isMarked(state)) onBack();
  };
  addEventListener('popstate', onPop, end);
  return () => end.abort();
}

/**
 * Makes the page notice sign-ins and sign-outs in other tabs.
 * @param onSignedIn called after a sign-in in another tab.
 * @returns A function that stops calling `onSignedIn`.
 */
export function followSession(onSignedIn: () => void): () => void {
  watchSession();
  // Storage events only come from other tabs. `watchSession` listens first, so the store is already up to date.
  const onStorage = () => store.getState().user.info && onSignedIn();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
