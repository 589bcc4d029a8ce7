import { createHash } from 'node:crypto';

/** What a page may load, run and send: the sources of each directive of its policy. */
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

/** The storefront's own pages; partner pages bring a policy of their own, or none. */
export const STOREFRONT_POLICY: Policy = { ...OWN, 'manifest-src': "'self'", ...TRUSTED };

/** A policy with more sources. */
export const allow = (policy: Policy, more: Policy): Policy => ({
  ...policy,
  ...Object.fromEntries(
    Object.entries(more).map(([name, sources]) => [name, `${policy[name] ?? ''} ${sources}`.trim()]),
  ),
});

/** The pages in the builder's preview take the loader from their own site, and the builder fills them. */
export const PREVIEW_POLICY = allow(OWN, {
  'img-src': 'https:',
  'frame-src': "'self'",
  'manifest-src': "'self'",
});

/** The builder, whose preview is a frame of its own. It shows pictures of any shop. */
export const BUILDER_POLICY: Policy = { ...PREVIEW_POLICY, ...TRUSTED };

/** A `<script>` of the page's own text. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** An example page: its own files, the shop's, and the scripts that stand in it as it is sent, by their hashes. */
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

/** A page of the documentation: with frames of its own, and the colors of code, which stand in it as styles. */
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
