import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { assets } from './assets.js';
import { translations } from './translations.js';

/** The demo's sites: the storefront, the sellers' side and the builder with the real React, the phone site over Preact. */
export const SITES = ['host', 'sellers', 'mobile', 'builder'] as const;
export type Site = (typeof SITES)[number];

/** Those whose pages the server draws, too. */
export const DRAWN_SITES = ['host', 'mobile'] as const satisfies readonly Site[];

/** Folders, each with a slash at its end. */
export const DEMO = fileURLToPath(new URL('..', import.meta.url));
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
export const SOURCE = `${PROJECT}src/`;

/** Under which a site's sources are served. */
export const baseOf = (site: Site): string => `/@${site}/`;

/** Preact as it is published, with all of its compatibility. */
export const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
};

/** What a build of a site and its sources on view (`npm run dev`) have in common. */
export const siteConfig = (site: Site): InlineConfig => ({
  configFile: false,
  envDir: false,
  root: DEMO,
  // The media are the server's.
  publicDir: false,
  appType: 'custom',
  plugins: [...assets, ...translations],
  resolve: {
    // Pages of all sites are written for React; of what it takes to draw them, a slow phone loads less than half.
    alias:
      site === 'mobile'
        ? Object.entries(PREACT).map(([name, replacement]) => ({
            find: new RegExp(`^${name}$`),
            replacement,
          }))
        : [],
  },
  // `light-dark()` and nesting are left to the browser.
  css: { transformer: 'lightningcss', lightningcss: { targets: {} } },
  build: { target: 'es2022', cssTarget: 'esnext' },
});
