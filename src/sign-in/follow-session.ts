import { store } from '../state/store.js';
import { watchSession } from '../state/watch-session.js';

/**
 * Has the page notice who signs in and out in other tabs.
 * @param onSignedIn hears of a sign-in in another tab.
 * @returns What ends that.
 */
export function followSession(onSignedIn: () => void): () => void {
  watchSession();
  // Events of this kind come from other tabs alone; the one who listened first has told the store.
  const onStorage = () => store.getState().user.info && onSignedIn();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
