import { logout } from '../api/logout.js';
import { act } from './act.js';
import { send } from './client.js';
import { endSession } from './session.js';

/**
 * Signs the shopper out (spec section 4). Here the session ends whatever the server answers, or does not: who leaves
 * a shared computer must not stay signed in. Reloading the page is the caller's.
 */
export async function signOut(): Promise<void> {
  await act(send(logout));
  endSession();
}
