import { createHash } from 'node:crypto';

/** What a page may load, run, and send: the sources for each directive of its policy. */
export type Policy = Readonly<Record<string, string>>;

const OWN: Policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
};

const TRUSTED: Policy = { 'require-trusted-types-for': "'script'" };

/** For the storefront's own pages. Partner pages have another policy, or none. */
export const STOREFRONT_POLICY: Policy = { ...OWN, 'manifest-src': "'self'", ...TRUSTED };

/** Returns a policy with more sources. */
export const allow = (policy: Policy, more: Policy): Policy => ({
  ...policy,
  ...Object.fromEntries(
    Object.entries(more).map(([name, sources]) => [name, `${policy[name] ?? ''} ${sources}`.trim()]),
  ),
});

/** For pages in the builder's preview: they load the loader from their own site, and the builder fills them. */
export const PREVIEW_POLICY = allow(OWN, {
  'img-src': 'https:',
  'frame-src': "'self'",
  'manifest-src': "'self'",
});

/** For the builder, whose preview is a frame. It shows pictures from any shop. */
export const BUILDER_POLICY: Policy = { ...PREVIEW_POLICY, ...TRUSTED };

/** Matches an inline `<script>`. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Returns the policy of an example page: its own files, the shop's, and its inline scripts, by their hashes. */
export function embedPolicy(html: string, shop: string): Policy {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return allow(OWN, {
    'script-src': [shop, ...hashes].join(' '),
    'style-src': shop,
    'img-src': shop,
    'connect-src': shop,
    'form-action': shop,
  });
}

/** Returns the policy of a documentation page, which has frames, and inline styles for the colors of code. */
export const docsPolicy = (html: string, shop: string): Policy =>
  allow(embedPolicy(html, shop), { 'frame-src': "'self'", 'style-src': "'unsafe-inline'" });

export const policyHeader = (policy: Policy) => ({
  'Content-Security-Policy': Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; '),
});

/** For every HTML page. */
export const PAGE_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // No page asks for any of these, so nothing it loads may either.
  'Permissions-Policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The windows of a sign-in talk to the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/** How long browsers use https only, in seconds: a year. */
const HSTS_S = 31_536_000;

/** For everything served from an https origin. Empty for other origins, where browsers ignore the header. */
export const transportHeaders = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${HSTS_S}` } : {};

/** For files that pages of other origins load: without it, a page under COEP couldn't load them. */
export const SHARED_HEADERS = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** For images: an SVG that is opened as a page runs and loads nothing. */
export const IMAGE_HEADERS = {
  ...SHARED_HEADERS,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

/** For the bundle: module scripts of partner pages are fetched with CORS. */
export const BUNDLE_HEADERS = {
  ...SHARED_HEADERS,
  'Access-Control-Allow-Origin': '*',
} as const;
