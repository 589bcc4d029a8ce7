import { store } from '../../../dist/index.js';
import type { Profile, UserRecord } from '../api/account.js';
import { tellColor } from './picture.js';

const DAYS_14 = 1_209_600;

/**
 * Tells the widgets and the other tabs what the account's record is by now: it stands where the sign-in had put it
 * (contract section 3).
 */
export function tellPage({ user, profile }: { user: UserRecord; profile: Profile }): void {
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
  const { user: before, loginInfo } = store.getState();
  store.setState({ user: { ...before, info: { ...user } } });
  if (loginInfo.token !== null) tellColor(loginInfo.token, profile.picture_color);
}
