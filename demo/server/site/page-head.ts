import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';

/** Returns JSON that can neither end the element that contains it nor open a comment there. */
export const safeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface PageQuery {
  readonly db: Db;
  /** The storefront's origin, without a slash at the end. */
  readonly origin: string;
  readonly lang: Language;
  readonly search: URLSearchParams;
}

/** A page's data for search engines and social networks. */
export interface PageHead {
  /** 404 for anything the shop doesn't have: search engines then drop its URL. */
  readonly status: 200 | 404;
  /** The title without the shop's name. */
  readonly title: string;
  readonly description: string;
  /** The page's canonical path; null for a page that shouldn't be indexed. */
  readonly canonical: string | null;
  readonly type: 'website' | 'product';
  /** The page's structured data, in the vocabulary of schema.org. */
  readonly data: readonly JsonObject[];
}

export interface JsonObject {
  readonly [name: string]: JsonValue;
}
export type JsonValue = string | number | null | JsonObject | readonly JsonValue[];

/** Returns the head of a page with only a title, a description, and a path. */
export const plainHead = (title: string, description: string, canonical: string | null): PageHead => ({
  status: 200,
  title,
  description,
  canonical,
  type: 'website',
  data: [],
});

/** Returns a page's breadcrumb trail for search engines. */
export const trail = (
  origin: string,
  steps: readonly (readonly [name: string, path: string])[],
): JsonObject => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

const SHOP = 'Meridian';

/** The picture for a shared page. Social networks don't support SVG. */
const PICTURE = { path: '/media/share.jpg', width: 1200, height: 630 } as const;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', ru: 'ru_RU', ar: 'ar_AR', fr: 'fr_FR' };

interface Place {
  /** The storefront's origin, without a slash at the end. */
  readonly origin: string;
  readonly lang: Language;
  readonly isPhone: boolean;
  /** Its path on the phone site; null if it has none, or is on the phone site already. */
  readonly phonePath: string | null;
  readonly preloads: HtmlEscapedString | string;
}

/** Fills in `<html lang="en">` and `<title>{{HEAD}}</title>`. Everything from the database is escaped. */
export function renderHead(
  page: string,
  { title, description, canonical, type, data }: PageHead,
  { origin, lang, isPhone, phonePath, preloads }: Place,
): string {
  const full = `${title} · ${SHOP}`;
  const url = origin + (canonical ?? '/');
  // Search engines consider a canonical link from another page to a site's home page a mistake. The home page itself
  // links to the phone site's.
  const isUnclear = isPhone && canonical === '/';
  const head = html`<title>${full}</title>
    <meta name="description" content="${description}" />
    ${canonical === null ? html`<meta name="robots" content="noindex" />` : isUnclear ? '' : html`<link rel="canonical" href="${url}" />`}
    ${phonePath === null ? '' : html`<link rel="alternate" media="only screen and (max-width: 640px)" href="${origin}${phonePath}" />`}
    <meta property="og:site_name" content="${SHOP}" />
    <meta property="og:type" content="${type}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:locale" content="${LOCALES[lang]}" />
    <meta property="og:image" content="${origin}${PICTURE.path}" />
    <meta property="og:image:width" content="${PICTURE.width}" />
    <meta property="og:image:height" content="${PICTURE.height}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${data.map((each) => html`<script type="application/ld+json">${raw(safeJson(each))}</script>`)}
    ${preloads}`;
  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  // With a function as the replacement, `$&` in a name has no special meaning.
  return page
    .replace('<html lang="en">', `<html lang="${lang}" dir="${direction}">`)
    .replace('<title>{{HEAD}}</title>', () => String(head));
}
