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
