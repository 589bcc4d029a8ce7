import { signOut } from '../../session/signOut.js';

/** In the query of the page that says that the account is closed. */
export const CLOSED = 'closed';

/** Forgets in this browser who was signed in, and loads the page that says that the account is closed. */
export async function leaveClosed(): Promise<void> {
  history.replaceState(null, '', `${location.pathname}?${CLOSED}=1`);
  await signOut();
}
