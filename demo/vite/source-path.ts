import { baseOf, SOURCE } from './sites.js';

const host = baseOf('host');
const sellers = baseOf('sellers');
const mobile = baseOf('mobile');
const builder = baseOf('builder');

/**
 * Returns the URL under which Vite serves a file by its absolute path, which has slashes.
 * @param base where Vite's URLs begin; ends with a slash
 */
export const fileUrl = (base: string, path: string): string =>
  `${base}@fs/${encodeURI(path).replace(/^\//, '')}`;

/** The source that replaces each built file that a page refers to. */
const SOURCES: Readonly<Record<string, string>> = {
  '/dist/storefront.js': fileUrl(host, `${SOURCE}dev.ts`),
  '/dist/index.js': fileUrl(host, `${SOURCE}index.ts`),
  '/assets/main.js': `${host}host/main.ts`,
  '/assets/main.css': `${host}host/styles/main.css?direct`,
  '/sellers/assets/main.js': `${sellers}sellers/main.ts`,
  '/sellers/assets/main.css': `${sellers}host/styles/main.css?direct`,
  '/m/assets/main.js': `${mobile}mobile/main.ts`,
  '/m/assets/main.css': `${mobile}host/styles/main.css?direct`,
  '/builder/assets/main.js': `${builder}builder/main.ts`,
  '/builder/assets/main.css': `${builder}builder/styles/main.css?direct`,
};

/** Returns the URL of the source that replaces a built file. Other URLs are returned unchanged. */
export const sourcePath = (url: string): string => SOURCES[url.split('?')[0] ?? url] ?? url;
