import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '../../shared/language.js';
import type { PageHead } from './page-head.js';
import { safeJson } from './safe-json.js';

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
