import { raw } from 'hono/html';
import type { FileStore } from '../http/file-store.js';
import type { Language } from '../http/language.js';

/** What the build wrote: by module, the files that it comes in; under `*` what every page needs. */
type Files = Readonly<Record<string, readonly string[]>>;

interface Page {
  readonly paths: RegExp;
  /** Its modules, by their path in the demo's source; `{site}` is `host` or `mobile`, `{lang}` the language. */
  readonly modules: readonly string[];
  readonly widgets?: readonly string[];
  /** What is seen first of it on a phone. */
  readonly image?: { readonly ltr: string; readonly rtl: string };
}

/** The texts of a card of cars or goods. */
const OF_CARDS = ['catalogue', 'cart', 'favourites'].map((area) => `host/${area}/messages/{lang}`);

/** The pages that most visits begin with. */
const PAGES: readonly Page[] = [
  { paths: /^\/$/, modules: ['{site}/routes/home', ...OF_CARDS], widgets: ['car-search'] },
  { paths: /^\/categories(\/|$)/, modules: ['host/routes/categories', ...OF_CARDS] },
  {
    paths: /^\/products\/[^/]/,
    modules: ['host/routes/products', ...OF_CARDS, 'host/product/messages/{lang}'],
  },
];

/**
 * What a browser should fetch beside a page's entry, as tags of its head. Without it the page works, and is there
 * later: its parts would only be asked for by the entry.
 * @param find finds the built files of the site
 * @param path of the page, within its site
 */
export async function renderPreloads(find: FileStore, path: string, lang: Language, isPhone: boolean) {
  const list = await find('assets/preloads.json');
  if (list === null) return '';
  const files: Files = JSON.parse(Buffer.from(list.body).toString('utf8')); // of our own build
  const page = PAGES.find(({ paths }) => paths.test(path));
  const modules = ['{site}/app', 'host/messages/{lang}', ...(page?.modules ?? [])].map((name) =>
    name.replace('{site}', isPhone ? 'mobile' : 'host').replace('{lang}', lang),
  );
  const hrefs = new Set([
    ...(files['*'] ?? []),
    ...(page?.widgets ?? []).map((widget) => `/dist/widgets/${widget}.js`),
    ...modules.flatMap((name) => files[name] ?? []),
  ]);
  // A phone's narrow connection is for what is seen before there is any script: these are fetched after it.
  const priority = isPhone ? ' fetchpriority="low"' : '';
  return raw(
    [...hrefs].map((href) => `<link rel="modulepreload" href="${href}"${priority} />`).join('\n    '),
  );
}

/**
 * The image that the phone site begins with, in its place: it is seen before there is any script. Empty for its other
 * pages.
 */
export const renderEarlyHero = (path: string, lang: Language): string =>
  path === '/'
    ? `<img class="early-hero" src="/media/hero${lang === 'ar' ? '-rtl' : ''}.svg" alt="" fetchpriority="high" />`
    : '';
