import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '../../shared/language.js';
import { AFTER_FIRST_PAINT } from '../../shared/page-rendering.js';

/** Vite's manifest: the file of each module, and of each chunk that several modules share. */
type Manifest = Readonly<
  Record<
    string,
    | {
        readonly file: string;
        readonly css?: readonly string[];
        readonly isEntry?: boolean;
        readonly imports?: readonly string[];
      }
    | undefined
  >
>;

/** The source folder of each site, by the path under which its files are served. */
const SITES = { '/': 'host', '/sellers/': 'sellers', '/m/': 'mobile' } as const;
export type Prefix = keyof typeof SITES;

/** The module of each site's home page. The sellers' is another page. */
const HOMES = { '/': 'host/home/HomePage', '/sellers/': 'sellers/app', '/m/': 'mobile/PhoneHome' } as const;

interface Page {
  readonly paths: RegExp;
  /** Its modules' paths in the demo's source. `{site}` is the site's, `{home}` its home page, `{lang}` the language. */
  readonly modules: readonly string[];
  readonly widgets?: readonly string[];
  /** The image that a phone shows first. */
  readonly image?: { readonly ltr: string; readonly rtl: string };
}

/** The texts of a card for cars or goods. */
const OF_CARDS = ['catalog', 'cart', 'favorites'].map((area) => `host/${area}/messages/{lang}.json`);

/**
 * The module of the widgets' package that sends requests (`chunksForBundlers` in src/build/chunks.mjs). The package loads
 * it with the first request, and each page starts with one.
 */
const CLIENT = /\/dist\/npm\/chunks\/session-[^/]+\.js$/;

/** The modules of the departments' pages, by the pages' paths. */
const ZONES = {
  'store/[^/]+': 'StorePage',
  'content/classify': 'ClassifyPage',
  'content/classifyZone': 'ClassifyZonePage',
  'content/factorZone': 'FactorZonePage',
  'content/daysDeals': 'DealsPage',
  'content/homeClass': 'HomeClassPage',
  'content/grandopening': 'OpeningPage',
} as const;

/** The pages where most visits start: those that the server renders, or whose placeholder looks like them. */
const PAGES: readonly Page[] = [
  { paths: /^\/(index-old)?$/i, modules: ['{home}', ...OF_CARDS], widgets: ['car-search'] },
  { paths: /^\/(categories(\/|$)|products\/?$)/i, modules: ['host/catalog/CategoriesPage', ...OF_CARDS] },
  {
    paths: /^\/(products\/[^/]|detail)/i,
    modules: ['host/product/ProductPage', ...OF_CARDS, 'host/product/messages/{lang}.json'],
  },
  ...Object.entries(ZONES).map(([path, name]) => ({
    paths: new RegExp(`^/${path}/?$`, 'i'),
    modules: [`host/zones/${name}`, ...OF_CARDS, 'host/zones/messages/{lang}.json'],
  })),
  { paths: /^\/content\/sellerCentral$/i, modules: ['sellers/CentralPage', 'sellers/messages/{lang}.json'] },
];

const EVERYWHERE = 'header';

/** A page's tags for the head. */
interface Links {
  /** Preload modules along with the page's entry. Without them, it works, but only the entry requests its parts. */
  readonly preloads: HtmlEscapedString | string;
  /** The stylesheets of its modules, which come after the one of all pages. Without them, it would first show without style. */
  readonly styles: string;
}

/** Returns the tags that the head of a page needs for what has a hash in its name. */
export async function renderLinks(
  folders: { readonly site: string; readonly widgets: string },
  path: string,
  lang: Language,
  prefix: Prefix,
): Promise<Links> {
  const built = await readText(join(folders.site, 'assets/manifest.json'));
  if (built === null) return { preloads: '', styles: '' };
  const manifest: Manifest = JSON.parse(built); // of our own build
  const modules = [...modulesOf(path, prefix, lang), ...clientIn(manifest)];
  const files = siteFiles(manifest, modules);
  const own = files.scripts.map((file) => prefix + file);
  const styles = files.styles
    .map((file) => `<link rel="stylesheet" href="${prefix}${file}" />`)
    .join('\n    ');
  // On a phone's slow connection, what shows before any script comes first. The entry adds these after that. By then,
  // the widgets' loader has requested theirs.
  if (prefix === '/m/')
    return { styles, preloads: raw(`<template id="${AFTER_FIRST_PAINT}">${preload(own)}</template>`) };
  const widgets = [EVERYWHERE, ...(pageAt(path)?.widgets ?? [])].map((widget) => `widgets/${widget}.js`);
  const ofWidgets = await widgetFiles(folders.widgets, widgets);
  return { styles, preloads: raw(preload([...ofWidgets.map((file) => `/dist/${file}`), ...own])) };
}

const preload = (hrefs: readonly string[]): string =>
  hrefs.map((href) => `<link rel="modulepreload" href="${href}" />`).join('\n    ');

const pageAt = (path: string): Page | undefined => PAGES.find(({ paths }) => paths.test(path));

/** Returns the modules that a page starts with, besides its entry, by path in the demo's source, where scripts have no extension. */
export const modulesOf = (path: string, prefix: Prefix, lang: Language): string[] => [
  ...new Set(
    ['{site}/app', 'host/messages/{lang}.json', ...(pageAt(path)?.modules ?? [])].map((name) =>
      name.replace('{site}', SITES[prefix]).replace('{home}', HOMES[prefix]).replace('{lang}', lang),
    ),
  ),
];

/** Returns the keys of the package's module that sends requests. There is one in each site that was built. */
export const clientIn = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => CLIENT.test(key));

/** Returns the files of a site's modules and everything they import, except the entry, which the page itself loads. */
function siteFiles(
  manifest: Manifest,
  modules: readonly string[],
): Readonly<Record<'scripts' | 'styles', readonly string[]>> {
  const files = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string): void => {
    const part = manifest[key];
    if (!part || part.isEntry || files.has(part.file)) return;
    files.add(part.file);
    part.imports?.forEach(add);
    for (const sheet of part.css ?? []) styles.add(sheet);
  };
  for (const name of modules) for (const ending of ['', '.ts', '.tsx']) add(name + ending);
  return { scripts: [...files], styles: [...styles] };
}

/** Returns the files of widgets, with everything they import statically. */
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
