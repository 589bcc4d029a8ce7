import { endSession } from './session.js';

/** How long to wait for the server, in milliseconds. The shopper may be about to leave a shared computer. */
const patience = 2000;

/**
 * Signs the shopper out (spec section 4). The session ends here no matter what the server answers or when, and even if
 * the code that sends the request doesn't load: a shopper who leaves a shared computer must not stay signed in. The
 * caller reloads the page.
 */
export async function signOut(): Promise<void> {
  await revokeInTime();
  endSession();
}

/** Asks the server to revoke the token, and waits for it for two seconds at most. */
export async function revokeInTime(): Promise<void> {
  await Promise.race([
    import('./account.js').then(
      ({ revokeToken }) => revokeToken(),
      () => {}, // the console shows it
    ),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
