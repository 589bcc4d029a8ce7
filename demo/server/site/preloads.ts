import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '../../shared/language.js';
import { AFTER_FIRST_PAINT } from '../../shared/page-rendering.js';
import { entryOf, pageAt } from '../../shared/pages.js';
import { SITE_PATHS, type SiteName } from '../../shared/sites.js';

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

/**
 * The module of the widgets' package that sends requests (`chunksForBundlers` in src/build/chunks.mjs). The package loads
 * it with the first request, and each page starts with one.
 */
const CLIENT = /\/dist\/npm\/chunks\/session-[^/]+\.js$/;

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
  site: SiteName,
): Promise<Links> {
  const built = await readText(join(folders.site, 'assets/manifest.json'));
  if (built === null) return { preloads: '', styles: '' };
  const manifest: Manifest = JSON.parse(built); // of our own build
  const modules = [...modulesOf(path, site, lang), ...clientIn(manifest)];
  const files = siteFiles(manifest, modules);
  const own = files.scripts.map((file) => SITE_PATHS[site] + file);
  const styles = files.styles
    .map((file) => `<link rel="stylesheet" href="${SITE_PATHS[site]}${file}" />`)
    .join('\n    ');
  // On a phone's slow connection, what shows before any script comes first. The entry adds these after that. By then,
  // the widgets' loader has requested theirs.
  if (site === 'mobile')
    return { styles, preloads: raw(`<template id="${AFTER_FIRST_PAINT}">${preload(own)}</template>`) };
  const widgets = [EVERYWHERE, ...(preloadOf(path)?.widgets ?? [])].map((widget) => `widgets/${widget}.js`);
  const ofWidgets = await widgetFiles(folders.widgets, widgets);
  return { styles, preloads: raw(preload([...ofWidgets.map((file) => `/dist/${file}`), ...own])) };
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
  const isPhoneHome = site === 'mobile' && pageAt(path)?.name === 'home';
  const own = isPhoneHome ? 'mobile/PhoneHome' : module;
  const textsOf = (folder: string) => `${folder}/messages/${lang}.json`;
  return [`${site}/app`, textsOf('host'), ...(own ? [own] : []), ...texts.map(textsOf)];
}

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
