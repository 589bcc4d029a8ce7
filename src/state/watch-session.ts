import { sharedOnPage } from '../page/page-record.js';
import { hasBeenVisible, whenVisible } from '../page/visibility.js';
import { syncSession } from './session.js';
import { setBigdata } from './store.js';

/**
 * Starts watching for sign-ins and sign-outs in other tabs. When the shopper comes back to this page, it also asks the
 * server again who is signed in.
 */
export function watchSession(): void {
  sharedOnPage('watchSession', () => {
    addEventListener('storage', ({ key }) => {
      if (key === 'token' || key === 'userInfo' || key === null) syncSession();
    });
    // A page that nobody has seen yet may be from before the visitor signed in elsewhere.
    if (!hasBeenVisible()) void whenVisible().then(syncSession);
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      syncSession();
      setBigdata({ userInfo: { status: 'idle' } });
      import('./user.js').then(
        ({ loadUser }) => loadUser(),
        () => {}, // the console shows it; the stored session stays in effect
      );
    });
    // A page that has no module of ours asks by this event.
    addEventListener('storefront-forget', () => {
      import('./forget.js').then(
        ({ forget }) => forget(),
        () => {}, // the console shows it
      );
    });
    return true;
  });
}
