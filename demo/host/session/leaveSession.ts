import { forget } from './forget.js';

/**
 * What a 401 does: storage is cleared, the uuid kept, and `coupon_bol` set to 2 (spec section 4). The widgets hear of
 * it as of a sign-out in another tab, and with them the page, which then asks to sign in.
 */
export function leaveSession(): void {
  forget(['newuuid'], ['portal_myCookie', 'portal_userInfo']);
  try {
    localStorage.setItem('coupon_bol', '2');
  } catch {
    // Where storage is denied, nothing is kept.
  }
  dispatchEvent(new StorageEvent('storage', { key: null }));
}
