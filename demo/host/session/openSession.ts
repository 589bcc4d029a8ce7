import type { SignedIn } from '../api/registration.js';

const DAYS_14_S = 14 * 86_400;

/**
 * Signs in the shopper whose account a form of the page has created: stores what the widgets do after a sign-in
 * (contract section 3), and tells them as a sign-in in another tab would.
 */
export function openSession({ token, user }: SignedIn): void {
  const info = JSON.stringify(user);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, value] of [
    ['portal_myCookie', token],
    ['portal_userInfo', info],
  ] as const) {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${DAYS_14_S}; SameSite=Lax${secure}`;
  }
  try {
    localStorage.setItem('token', token);
    localStorage.setItem('userInfo', info);
    sessionStorage.setItem('userInfo', info);
  } catch {
    // If storage is denied, the sign-in lasts for no longer than a page without it can.
  }
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}
