import { store } from '../state/store.js';
import { watchSession } from '../state/watch-session.js';

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
