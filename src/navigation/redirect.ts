/**
 * Where a `redirect` may lead: within the page's own origin, over http(s), in itself and however often it is decoded.
 * @param target a URL or a path; anything.
 * @param page the page's own URL.
 * @returns The absolute URL; null for a target that is missing, cannot be parsed, or leads elsewhere.
 */
export function ownUrl(target: string | null, page: string): string | null {
  if (!target?.trim()) return null;
  const goal = within(target, page);
  let text = target;
  for (let depth = 0; goal; depth++) {
    // One by one, as lenient servers do: a percent sign that stands for itself does not end it. What means something in
    // a URL is ASCII.
    const decoded = text.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
    if (decoded === text) return goal;
    // What is encoded so often is encoded to deceive.
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
    // `//evil` in a path of the own origin leads away as soon as somebody takes the path, or its end, for a URL.
    return isOwn && !url.pathname.includes('//') ? url.href : null;
  } catch {
    return null;
  }
}
