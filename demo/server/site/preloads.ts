import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { raw } from 'hono/html';
import type { Language } from '../../shared/language.js';
import { AFTER_FIRST_PAINT } from '../../shared/page-rendering.js';
import { entryOf, pageAt } from '../../shared/pages.js';
import { SITE_PATHS, type SiteName } from '../../shared/sites.js';

/** Vite's manifest: the file of each module, and of each chunk that several modules share. */
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[] } | undefined
  >
>;

/**
 * The module of the widgets' package that sends requests (`chunksForBundlers` in src/build/chunks.mjs). The package loads
 * it with the first request, and each page starts with one.
 */
const CLIENT = /\/dist\/npm\/chunks\/session-[^/]+\.js$/;

const EVERYWHERE = 'header';

/**
 * Returns the tags for the head that preload modules along with a page's entry. A page works without them, but is
 * slower, since only the entry would request its parts.
 */
export async function renderPreloads(
  folders: { readonly site: string; readonly widgets: string },
  path: string,
  lang: Language,
  site: SiteName,
) {
  const built = await readText(join(folders.site, 'assets/manifest.json'));
  if (built === null) return '';
  const manifest: Manifest = JSON.parse(built); // of our own build
  const modules = [...modulesOf(path, site, lang), ...clientIn(manifest)];
  const own = siteFiles(manifest, modules).map((file) => SITE_PATHS[site] + file);
  // On a phone's slow connection, what shows before any script comes first. The entry adds these after that. By then,
  // the widgets' loader has requested theirs.
  if (site === 'mobile') return raw(`<template id="${AFTER_FIRST_PAINT}">${preload(own)}</template>`);
  const widgets = [EVERYWHERE, ...(preloadOf(path)?.widgets ?? [])].map((widget) => `widgets/${widget}.js`);
  const ofWidgets = await widgetFiles(folders.widgets, widgets);
  return raw(preload([...ofWidgets.map((file) => `/dist/${file}`), ...own]));
}

const preload = (hrefs: readonly string[]): string =>
  hrefs.map((href) => `<link rel="modulepreload" href="${href}" />`).join('\n    ');

/** Returns what the page at a path preloads, as the table of all pages says. */
function preloadOf(path: string) {
  const found = pageAt(path);
  return found && entryOf(found.name).preload;
}

/** Returns the modules that a page starts with, besides its entry, by path in the demo's source, where scripts have no extension. */
export function modulesOf(path: string, site: SiteName, lang: Language): string[] {
  const { module, texts = [] } = preloadOf(path) ?? {};
  // The phone site's home page is in its app.
  const isInApp = site === 'mobile' && pageAt(path)?.name === 'home';
  const textsOf = (folder: string) => `${folder}/messages/${lang}.json`;
  return [`${site}/app`, textsOf('host'), ...(module && !isInApp ? [module] : []), ...texts.map(textsOf)];
}

/** Returns the keys of the package's module that sends requests. There is one in each site that was built. */
export const clientIn = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => CLIENT.test(key));

/** Returns the files of a site's modules and everything they import, except the entry, which the page itself loads. */
function siteFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const part = manifest[key];
    if (!part || part.isEntry || files.has(part.file)) return;
    files.add(part.file);
    part.imports?.forEach(add);
  };
  for (const name of modules) for (const ending of ['', '.ts', '.tsx']) add(name + ending);
  return [...files];
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
