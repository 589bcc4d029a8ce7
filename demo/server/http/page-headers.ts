import { createHash } from 'node:crypto';

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
  // No page asks for any of these, so nothing that it loads may.
  'Permissions-Policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The windows of a sign-in talk to the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/** How long browsers ask by https alone, in seconds: a year. */
const HSTS_S = 31_536_000;

/** For all that is served under an https origin; nothing under another, where browsers would not read it. */
export const transportHeaders = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${HSTS_S}` } : {};

/** A `<script>` of the page's own text. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of an example page: its own files, the shop's, and the scripts that stand in it, by their hashes.
 * @param html as it is sent
 * @param shop the origin of the widgets and of their API
 */
export function embedPolicy(html: string, shop: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", shop, ...hashes].join(' '),
    `style-src 'self' ${shop}`,
    `img-src 'self' data: ${shop}`,
    `connect-src 'self' ${shop}`,
    "font-src 'self'",
    `form-action 'self' ${shop}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * The policy of a page of the documentation: as that of an example page, with frames of its own, and with the colors of code,
 * which stand in it as styles.
 */
export const docsPolicy = (html: string, shop: string): string =>
  embedPolicy(html, shop).replace('style-src ', "frame-src 'self'; style-src 'unsafe-inline' ");

/** For the storefront's own pages; partner pages bring a policy of their own, or none. */
export const STOREFRONT_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': POLICY,
} as const;

/** For the builder, whose preview is a frame of its own. It shows pictures of any shop. */
export const BUILDER_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': POLICY.replace("img-src 'self' data:", "img-src 'self' data: https:").concat(
    "; frame-src 'self'",
  ),
} as const;

/** For the pages in the builder's preview. They take the loader from their own site, and the builder fills them. */
export const PREVIEW_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': BUILDER_PAGE_HEADERS['Content-Security-Policy'].replace(
    "; require-trusted-types-for 'script'",
    '',
  ),
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
