import { store } from '../../../dist/index.js';
import type { UserRecord } from '../api/account.js';

const DAYS_14 = 1_209_600;

/**
 * Tells the widgets and the other tabs what the account's record is by now: it stands where the sign-in had put it
 * (contract section 3).
 */
export function tellPage(user: UserRecord): void {
  const text = JSON.stringify(user);
  try {
    localStorage.setItem('userInfo', text);
    sessionStorage.setItem('userInfo', text);
  } catch {
    // Where storage is denied, the page alone knows it.
  }
  const isSecure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
  document.cookie = `portal_userInfo=${encodeURIComponent(text)}; path=/; max-age=${DAYS_14}; SameSite=Lax${isSecure}`;
  store.setState(({ user: before }) => ({ user: { ...before, info: { ...user } } }));
}
