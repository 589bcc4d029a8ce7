/** Clears both storages except for some keys, and deletes some cookies. */
export function forget(kept: readonly string[], cookies: readonly string[]): void {
  try {
    const values = kept.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of values) if (value !== null) localStorage.setItem(key, value);
  } catch {
    // If storage is denied, nothing is stored.
  }
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
    document.cookie = `${cookie}=; path=/; max-age=0; SameSite=Lax`;
  }
}

/**
 * Handles a 401: clears storage but keeps the uuid, and sets `coupon_bol` to 2 (spec section 4). The widgets treat it
 * like a sign-out in another tab, and so does the page, which then asks the shopper to sign in.
 */
export function leaveSession(): void {
  forget(['newuuid'], ['portal_myCookie', 'portal_userInfo']);
  try {
    localStorage.setItem('coupon_bol', '2');
  } catch {
    // If storage is denied, nothing is stored.
  }
  dispatchEvent(new StorageEvent('storage', { key: null }));
}
