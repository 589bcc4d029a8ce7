import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import prefresh from '@prefresh/vite';
import react from '@vitejs/plugin-react';
import { createServer, mergeConfig, type Plugin, type ViteDevServer } from 'vite';
import { baseOf, DEMO, PREACT, PROJECT, type Site, SOURCE, siteConfig } from './sites.js';

/** `react` is Preact for the widgets, and for the package that makes elements of them. */
const widgetsOverPreact: Plugin = {
  name: 'widgets-over-preact',
  enforce: 'pre',
  resolveId(name, importer = '') {
    const replacement = PREACT[name];
    const isTheirs = importer.startsWith(SOURCE) || importer.includes('/node_modules/@r2wc/');
    return replacement && isTheirs ? this.resolve(replacement, importer, { skipSelf: true }) : null;
  },
};

/** The widgets import the text of a stylesheet. */
const cssText: Plugin = {
  name: 'css-text',
  enforce: 'pre',
  async resolveId(path, importer = '') {
    if (!path.endsWith('.css') || !importer.startsWith(SOURCE)) return null;
    const found = await this.resolve(path, importer, { skipSelf: true });
    return found && `${found.id}?inline`;
  },
};

const HOT_STYLES = join(DEMO, 'vite/hot-styles.ts');

/** A stylesheet of the widgets that was edited is loaded with the component that imports it: its sheets take the new text. */
const hotWidgetStyles: Plugin = {
  name: 'hot-widget-styles',
  enforce: 'post',
  transform: (code, id) =>
    id.startsWith(SOURCE) && id.endsWith('.css?inline')
      ? {
          code: `import { keepStyles } from ${JSON.stringify(HOT_STYLES)};
            ${code.replace('export default', 'const css =')};
            keepStyles(${JSON.stringify(id)}, css);
            export default css;`,
          map: null,
        }
      : null,
};

/** By entry, what it loads first: without these, nothing of it could be replaced. */
const FIRST: Readonly<Record<string, string>> = {
  [`${SOURCE}dev.ts`]: HOT_STYLES,
  [join(DEMO, 'host/main.ts')]: '@vitejs/plugin-react/preamble',
  [join(DEMO, 'sellers/main.ts')]: '@vitejs/plugin-react/preamble',
  [join(DEMO, 'builder/main.ts')]: '@vitejs/plugin-react/preamble',
  [join(DEMO, 'mobile/main.ts')]: `${baseOf('mobile')}@vite/client`,
};

const hotEntries: Plugin = {
  name: 'hot-entries',
  transform: {
    filter: { id: Object.keys(FIRST) },
    handler: (code, id) => ({ code: `import '${FIRST[id]}';\n${code}`, map: null }),
  },
};

/** Pages and their stylesheets are no modules: those are loaded anew, and these replaced. */
const hotPages: Plugin = {
  name: 'hot-pages',
  hotUpdate({ file }) {
    if (!file.startsWith(DEMO)) return;
    if (file.endsWith('.html')) this.environment.hot.send({ type: 'full-reload' });
    if (file.endsWith('.css')) {
      this.environment.hot.send('demo:styles');
      return [];
    }
    return;
  },
};

/** What Vite bundles once, before it is first asked for, where a site is drawn by React. */
const REACT = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

/**
 * Vite for one site, behind the demo server: React and Preact cannot be the same files, so each site has its own. That
 * of the host serves the widgets, too.
 * @param server that takes its sockets
 */
export function serveSources(site: Site, server: Server): Promise<ViteDevServer> {
  const isHost = site === 'host';
  const isReact = site !== 'mobile';
  return createServer(
    mergeConfig(siteConfig(site), {
      base: baseOf(site),
      // Beside what is built, for several checkouts may share their packages.
      cacheDir: join(DEMO, 'build/.vite', site),
      logLevel: 'warn',
      clearScreen: false,
      plugins: [
        cssText,
        hotEntries,
        // Components are replaced in the page where they stand: those of the widgets by Preact's means, the others by React's.
        ...(isHost ? [hotWidgetStyles, hotPages, prefresh({ include: `${SOURCE}**/*.tsx` })] : []),
        ...(isReact
          ? [widgetsOverPreact, react({ include: /\/demo\/(host|sellers|builder)\/.*\.tsx?$/ })]
          : []),
      ],
      resolve: { alias: [{ find: /^(\.\.\/)+dist\/index\.js$/, replacement: `${SOURCE}index.ts` }] },
      optimizeDeps: {
        entries: [`${site}/main.ts`, ...(isHost ? [`${SOURCE}dev.ts`] : [])],
        include: [...(isReact ? REACT : []), 'react-router', 'preact', ...Object.values(PREACT)],
        // As it is, it can be given Preact.
        exclude: ['@r2wc/react-to-web-component', '@r2wc/core'],
      },
      server: {
        middlewareMode: true,
        // The policy of the pages takes no styles from scripts, and so no overlay: an error is told in the console.
        hmr: { server, overlay: false },
        fs: { allow: [PROJECT, realpathSync(join(PROJECT, 'node_modules'))] },
        watch: {
          // Editors empty a file before they write it. One that was read in between would stay empty: the event of the
          // writing is dropped, as it comes so soon after the first.
          awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
          ignored: ['**/demo/build/**', '**/demo/data/**', '**/demo/server/**', '**/demo/stand-ins/**'],
        },
      },
    }),
  );
}
