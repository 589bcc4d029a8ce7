import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { raw } from 'hono/html';
import type { Language } from '../../shared/language.js';

/** What Vite wrote: by module, and by part of several, the file that it comes in. */
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[] } | undefined
  >
>;

/** By the path under which the files of a site are served, the folder of its source. */
const SITES = { '/': 'host', '/sellers/': 'sellers', '/m/': 'mobile' } as const;
export type Prefix = keyof typeof SITES;

/** The module of each site's home; the phone's comes with its app, and the sellers' is another page. */
const HOMES = { '/': 'host/home/HomePage', '/sellers/': 'sellers/app', '/m/': 'mobile/app' } as const;

interface Page {
  readonly paths: RegExp;
  /** Its modules, by their path in the demo's source; `{site}` is that of the site, `{home}` its home, `{lang}` the language. */
  readonly modules: readonly string[];
  readonly widgets?: readonly string[];
  /** What is seen first of it on a phone. */
  readonly image?: { readonly ltr: string; readonly rtl: string };
}

/** The texts of a card of cars or goods. */
const OF_CARDS = ['catalogue', 'cart', 'favourites'].map((area) => `host/${area}/messages/{lang}`);

/** The pages that most visits begin with. */
const PAGES: readonly Page[] = [
  { paths: /^\/$/, modules: ['{home}', ...OF_CARDS], widgets: ['car-search'] },
  { paths: /^\/categories(\/|$)/, modules: ['host/catalogue/CategoriesPage', ...OF_CARDS] },
  {
    paths: /^\/products\/[^/]/,
    modules: ['host/product/ProductPage', ...OF_CARDS, 'host/product/messages/{lang}'],
  },
  { paths: /^\/content\/sellerCentral$/, modules: ['sellers/CentralPage', 'sellers/messages/{lang}'] },
];

const EVERYWHERE = 'header';

/**
 * What a browser should fetch beside a page's entry, as tags of its head. Without it the page works, and is there
 * later: its parts would only be asked for by the entry.
 */
export async function renderPreloads(
  folders: { readonly site: string; readonly widgets: string },
  path: string,
  lang: Language,
  prefix: Prefix,
) {
  const built = await readText(join(folders.site, 'assets/manifest.json'));
  if (built === null) return '';
  const manifest: Manifest = JSON.parse(built); // of our own build
  const page = pageAt(path);
  const modules = modulesOf(path, prefix, lang);
  const widgets = [EVERYWHERE, ...(page?.widgets ?? [])].map((widget) => `widgets/${widget}.js`);
  const hrefs = [
    ...(await widgetFiles(folders.widgets, widgets)).map((file) => `/dist/${file}`),
    ...siteFiles(manifest, modules).map((file) => prefix + file),
  ];
  // A phone's narrow connection is for what is seen before there is any script: these are fetched after it.
  const priority = prefix === '/m/' ? ' fetchpriority="low"' : '';
  return raw(hrefs.map((href) => `<link rel="modulepreload" href="${href}"${priority} />`).join('\n    '));
}

const pageAt = (path: string): Page | undefined => PAGES.find(({ paths }) => paths.test(path));

/** The modules that a page begins with, beside its entry, by their path in the demo's source without its ending. */
export const modulesOf = (path: string, prefix: Prefix, lang: Language): string[] => [
  ...new Set(
    ['{site}/app', 'host/messages/{lang}', ...(pageAt(path)?.modules ?? [])].map((name) =>
      name.replace('{site}', SITES[prefix]).replace('{home}', HOMES[prefix]).replace('{lang}', lang),
    ),
  ),
];

/** The files that modules of a site come in, with all that these import; but for its entry, which the page itself names. */
function siteFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const part = manifest[key];
    if (!part || part.isEntry || files.has(part.file)) return;
    files.add(part.file);
    part.imports?.forEach(add);
  };
  for (const name of modules) for (const ending of ['.ts', '.tsx']) add(name + ending);
  return [...files];
}

/** Files of the widgets, with all that these import before they run. */
async function widgetFiles(folder: string, paths: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  const add = async (path: string): Promise<void> => {
    const file = files.has(path) ? null : await readText(join(folder, path));
    if (file === null) return;
    files.add(path);
    for (const [, to = ''] of file.matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g))
      await add(posix.join(posix.dirname(path), to));
  };
  for (const path of paths) await add(path);
  return [...files];
}

export const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);
