import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';

/** JSON that cannot end the element it stands in, nor open a comment there. */
export const safeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface Asked {
  readonly db: Db;
  /** Of the storefront, without a slash at its end. */
  readonly origin: string;
  readonly lang: Language;
  readonly search: URLSearchParams;
}

/** What a page tells search engines, and the networks in which it is shared. */
export interface PageHead {
  /** 404 for what the shop does not have: search engines then forget its address. */
  readonly status: 200 | 404;
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
  /** The one address of the page, within the site; null for a page that belongs into no index. */
  readonly canonical: string | null;
  readonly type: 'website' | 'product';
  /** What the page is about, in the words of schema.org. */
  readonly data: readonly JsonObject[];
}

export interface JsonObject {
  readonly [name: string]: JsonValue;
}
export type JsonValue = string | number | null | JsonObject | readonly JsonValue[];

/** A page of the site that has no more to tell than its name. */
export const plainHead = (title: string, description: string, canonical: string | null): PageHead => ({
  status: 200,
  title,
  description,
  canonical,
  type: 'website',
  data: [],
});

/** The way to a page, from the part of the shop that it is in, as search engines read it. */
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

/** What stands for a shared page; networks take no SVG. */
const PICTURE = { path: '/media/share.jpg', width: 1200, height: 630 } as const;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', ru: 'ru_RU', ar: 'ar_AR', fr: 'fr_FR' };

interface Place {
  /** Of the storefront, without a slash at its end. */
  readonly origin: string;
  readonly lang: Language;
  readonly isPhone: boolean;
  /** Its address on the phone site; null where it has none, or is there. */
  readonly phonePath: string | null;
  readonly preloads: HtmlEscapedString | string;
}

/** Fills `<html lang="en">` and `<title>{{HEAD}}</title>` in. All that comes from the database is escaped. */
export function renderHead(
  page: string,
  { title, description, canonical, type, data }: PageHead,
  { origin, lang, isPhone, phonePath, preloads }: Place,
): string {
  const full = `${title} · ${SHOP}`;
  const url = origin + (canonical ?? '/');
  // Where another page names the start of its site, search engines take it for a mistake; the start itself names the
  // phone site's.
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
  // A replacement by a function: `$&` in a name means nothing then.
  return page
    .replace('<html lang="en">', `<html lang="${lang}" dir="${direction}">`)
    .replace('<title>{{HEAD}}</title>', () => String(head));
}
