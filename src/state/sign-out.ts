import { endSession } from './session.js';

/**
 * Signs the shopper out (spec section 4). The session ends here no matter what the server answers, and even if the code
 * that sends the request doesn't load: a shopper who leaves a shared computer must not stay signed in. The caller
 * reloads the page.
 */
export async function signOut(): Promise<void> {
  await import('./account.js').then(
    ({ revokeToken }) => revokeToken(),
    () => {}, // the console shows it
  );
  endSession();
}
