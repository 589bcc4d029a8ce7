/** Clears both storages but for some values, and some cookies. */
export function forget(kept: readonly string[], cookies: readonly string[]): void {
  try {
    const values = kept.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of values) if (value !== null) localStorage.setItem(key, value);
  } catch {
    // Where storage is denied, nothing is kept.
  }
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
    document.cookie = `${cookie}=; path=/; max-age=0; SameSite=Lax`;
  }
}

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
