const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/** For every HTML page. */
export const PAGE_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** For the storefront's own pages; partner pages bring a policy of their own, or none. */
export const STOREFRONT_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': POLICY,
} as const;

/** The same headers, with an origin that the page's scripts may call. */
export function withCallsTo(
  headers: Readonly<Record<string, string>>,
  origin: string,
): Readonly<Record<string, string>> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return {
    ...headers,
    'Content-Security-Policy': policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`),
  };
}

/** For what pages of other origins load: without it, a page under COEP could not. */
export const SHARED_HEADERS = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** For images: an SVG that is opened as a page of its own runs and loads nothing. */
export const IMAGE_HEADERS = {
  ...SHARED_HEADERS,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

/** For the bundle: module scripts of partner pages are fetched with CORS. */
export const BUNDLE_HEADERS = {
  ...SHARED_HEADERS,
  'Access-Control-Allow-Origin': '*',
} as const;
