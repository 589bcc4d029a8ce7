import { fileURLToPath } from 'node:url';
import { type InlineConfig, normalizePath } from 'vite';
import { assets } from './assets.js';
import { translations } from './translations.js';

/** The demo's sites. The phone site uses Preact. The storefront, the sellers' site, and the builder use React. */
export const SITES = ['host', 'sellers', 'mobile', 'builder'] as const;
export type Site = (typeof SITES)[number];

/** The sites whose pages are also rendered on the server. */
export const SERVER_RENDERED_SITES = ['host', 'mobile'] as const satisfies readonly Site[];

/** Returns a folder as Vite spells it: with slashes, on Windows too. */
const folderAt = (path: string): string => normalizePath(fileURLToPath(new URL(path, import.meta.url)));

/** Folders. Each ends with a slash. */
export const DEMO = folderAt('..');
export const PROJECT = folderAt('../..');
export const SOURCE = `${PROJECT}src/`;

/** Matches the files within a folder. In a glob, the brackets of a folder such as `shop (2)` would mean something. */
export const within = (folder: string, ending = ''): RegExp =>
  new RegExp(`^${folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*${ending}$`);

/** Returns the base path under which a site's sources are served. */
export const baseOf = (site: Site): string => `/@${site}/`;

/** The published Preact, with its full compatibility layer. */
export const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
};

/** Returns the configuration that a site's build and `npm run dev` share. */
export const siteConfig = (site: Site): InlineConfig => ({
  configFile: false,
  envDir: false,
  root: DEMO,
  // The server serves the media.
  publicDir: false,
  appType: 'custom',
  plugins: [...assets, translations],
  resolve: {
    // All pages are written for React. With Preact, a slow phone loads less than half as much code to render them.
    alias:
      site === 'mobile'
        ? Object.entries(PREACT).map(([name, replacement]) => ({
            find: new RegExp(`^${name}$`),
            replacement,
          }))
        : [],
  },
  // Texts are read by keys that come from data, so none can be left out of a file.
  json: { namedExports: false },
  // Leaves `light-dark()` and nesting for the browser to handle.
  css: { transformer: 'lightningcss', lightningcss: { targets: {} } },
  build: { target: 'es2022', cssTarget: 'esnext' },
});
