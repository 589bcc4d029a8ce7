import { readToken } from './identity.js';
import { revokeInTime } from './sign-out.js';
import { eraseStored } from './storage.js';
import { languageOf, store } from './store.js';

/**
 * Erases everything of ours that this origin keeps in the browser, and signs the shopper out (contract section 10).
 * Whatever else the origin keeps stays. Nothing throws, and nothing waits for longer than the server may take.
 */
export async function forget(): Promise<void> {
  if (readToken()) await revokeInTime();
  eraseStored();
  store.setState(({ user, bigdata }) => ({
    user: { ...user, uuid: null, info: null },
    loginInfo: { token: null },
    addressindex: { zip: null, city: null },
    lang: languageOf(bigdata.config),
  }));
}
