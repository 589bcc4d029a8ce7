/**
 * Checks a `redirect`: it must stay within the page's own origin, over http(s), as it is and however often it is
 * decoded.
 * @param target a URL or a path; anything.
 * @param page the page's own URL.
 * @returns The absolute URL, or null if the target is missing, can't be parsed, or leads elsewhere.
 */
export function ownUrl(target: string | null, page: string): string | null {
  if (!target?.trim()) return null;
  const goal = within(target, page);
  let text = target;
  for (let depth = 0; goal; depth++) {
    // Decodes one by one, as lenient servers do, so a literal percent sign doesn't stop it. Only ASCII characters have
    // a meaning in a URL.
    const decoded = text.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
    if (decoded === text) return goal;
    // Something encoded this often is meant to deceive.
    if (depth > 4 || !within(decoded, page)) return null;
    text = decoded;
  }
  return goal;
}

function within(target: string, page: string): string | null {
  try {
    const { origin } = new URL(page);
    const url = new URL(target, page);
    const isOwn = url.origin === origin && /^https?:$/.test(url.protocol) && !url.username && !url.password;
    // `//evil` in a path of our own origin leads elsewhere as soon as somebody treats the path, or its end, as a URL.
    return isOwn && !url.pathname.includes('//') ? url.href : null;
  } catch {
    return null;
  }
}
