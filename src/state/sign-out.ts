import { endSession } from './session.js';

/**
 * Signs the shopper out (spec section 4). Here the session ends whatever the server answers, or does not, and where the
 * code that asks it does not come: who leaves a shared computer must not stay signed in. Reloading the page is the
 * caller's.
 */
export async function signOut(): Promise<void> {
  await import('./account.js').then(
    ({ revokeToken }) => revokeToken(),
    () => {}, // told in the console
  );
  endSession();
}
