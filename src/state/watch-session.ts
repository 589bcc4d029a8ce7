import { sharedOnPage } from './page-record.js';
import { syncSession } from './session.js';
import { setBigdata } from './store.js';

/**
 * From now on, on this page, a sign-in or a sign-out in another tab is noticed, and on a page that the shopper comes
 * back to the server is asked again who is signed in.
 */
export function watchSession(): void {
  sharedOnPage('watchSession', () => {
    addEventListener('storage', ({ key }) => {
      if (key === 'token' || key === 'userInfo' || key === null) syncSession();
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      syncSession();
      setBigdata({ userInfo: { status: 'idle' } });
      import('./user.js').then(
        ({ loadUser }) => loadUser(),
        () => {}, // told in the console; what the storage says holds
      );
    });
    return true;
  });
}
