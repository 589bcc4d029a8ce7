const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * The one gate for URLs that come from data or from a page: markup, configuration, replies.
 * @param base what a relative URL is resolved against; the page by default.
 * @returns The absolute URL, or null for one that cannot be parsed or is not http(s), mailto or tel.
 */
export function safeUrl(url: string | null | undefined, base?: string): string | null {
  if (!url?.trim()) return null;
  try {
    const page = typeof document === 'undefined' ? 'http://localhost/' : document.baseURI;
    const { href, protocol } = new URL(url, new URL(base ?? page, page));
    return schemes.includes(protocol) ? href : null;
  } catch {
    return null;
  }
}

/** The address of an image, or the image itself as `data:image/…`: in an `img`, nothing of it runs. */
export const safeImageUrl = (url: string | null | undefined, base?: string): string | null =>
  url && /^data:image\//i.test(url) ? url : safeUrl(url, base);
