import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import prefresh from '@prefresh/vite';
import react from '@vitejs/plugin-react';
import { createServer, mergeConfig, type Plugin, type ViteDevServer } from 'vite';
import { writeTypes } from '../../src/build/texts/types.mjs';
import { baseOf, DEMO, PREACT, PROJECT, type Site, SOURCE, siteConfig, within } from './sites.js';

/** Resolves `react` to Preact for the widgets and for the package that turns them into elements. */
const widgetsOverPreact: Plugin = {
  name: 'widgets-over-preact',
  enforce: 'pre',
  resolveId(name, importer = '') {
    const replacement = PREACT[name];
    const isTheirs = importer.startsWith(SOURCE) || importer.includes('/node_modules/@r2wc/');
    return replacement && isTheirs ? this.resolve(replacement, importer, { skipSelf: true }) : null;
  },
};

/** Makes the widgets' stylesheet imports return text. */
const cssText: Plugin = {
  name: 'css-text',
  enforce: 'pre',
  async resolveId(path, importer = '') {
    if (!path.endsWith('.css') || !importer.startsWith(SOURCE)) return null;
    const found = await this.resolve(path, importer, { skipSelf: true });
    return found && `${found.id}?inline`;
  },
};

/**
 * Links to the stylesheets that pages import. Vite would put their text into the page, which its policy forbids. A module
 * that imports one runs once it has loaded, as in the build.
 */
const linkedStyles = (base: string): Plugin => ({
  name: 'linked-styles',
  enforce: 'pre',
  async resolveId(path, importer = '') {
    if (!path.endsWith('.css') || !importer.startsWith(DEMO)) return null;
    const found = await this.resolve(path, importer, { skipSelf: true });
    return found && `${LINKED}${found.id}.js`;
  },
  load: {
    filter: { id: new RegExp(`^${LINKED}`) },
    handler(id) {
      const path = id.slice(`${LINKED}${DEMO}`.length, -'.js'.length);
      return {
        code: `const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = ${JSON.stringify(base + path)};
          await new Promise((resolve) => {
            link.onload = link.onerror = resolve;
            document.head.append(link);
          });`,
        map: null,
      };
    },
  },
});

const LINKED = '\0linked:';

const HOT_STYLES = `${DEMO}vite/hot-styles.ts`;

/** An edited widget stylesheet reloads with the component that imports it, and its sheets get the new text. */
const hotWidgetStyles: Plugin = {
  name: 'hot-widget-styles',
  enforce: 'post',
  transform: (code, id) =>
    id.startsWith(SOURCE) && id.endsWith('.css?inline')
      ? {
          code: `import { updateStyles } from ${JSON.stringify(HOT_STYLES)};
            ${code.replace('export default', 'const css =')};
            updateStyles(${JSON.stringify(id)}, css);
            export default css;`,
          map: null,
        }
      : null,
};

/** The module that each entry must load first. Without it, hot replacement doesn't work. */
const FIRST: Readonly<Record<string, string>> = {
  [`${SOURCE}dev.ts`]: HOT_STYLES,
  [`${DEMO}host/main.ts`]: '@vitejs/plugin-react/preamble',
  [`${DEMO}sellers/main.ts`]: '@vitejs/plugin-react/preamble',
  [`${DEMO}builder/main.ts`]: '@vitejs/plugin-react/preamble',
  [`${DEMO}mobile/main.ts`]: `${baseOf('mobile')}@vite/client`,
};

const hotEntries: Plugin = {
  name: 'hot-entries',
  transform: {
    filter: { id: /\/(?:main|dev)\.ts$/ },
    handler: (code, id) => {
      const first = FIRST[id];
      return first && { code: `import ${JSON.stringify(first)};\n${code}`, map: null };
    },
  },
};

/** Pages aren't modules. When edited, they reload. */
const hotPages: Plugin = {
  name: 'hot-pages',
  hotUpdate({ file }) {
    if (file.startsWith(DEMO) && file.endsWith('.html')) this.environment.hot.send({ type: 'full-reload' });
  },
};

/** An edited text reloads the page, which has read its texts already. A new one is also part of the texts' types. */
const hotTexts: Plugin = {
  name: 'hot-texts',
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || !/\/messages\/[a-z]{2}\.json$/.test(file)) return;
    writeTypes(PROJECT);
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

/**
 * The pages' stylesheets aren't modules either. Each site's Vite asks for them to be loaded again once it has dropped its
 * own earlier result: the others may hear of the edit before it does.
 */
const hotPageStyles = (reloadStyles: () => void): Plugin => ({
  name: 'hot-page-styles',
  hotUpdate({ file }) {
    if (!file.startsWith(DEMO) || !file.endsWith('.css')) return;
    if (this.environment.name === 'client') reloadStyles();
    return [];
  },
});

/** The packages that Vite pre-bundles for the sites that use React. */
const REACT = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

/**
 * Starts Vite for one site, behind the demo server. Each site has its own, because the same files can't use both React
 * and Preact. The host's also serves the widgets.
 * @param server accepts Vite's WebSocket connections
 * @param reloadStyles makes all open pages load their stylesheets again
 */
export function serveSources(site: Site, server: Server, reloadStyles: () => void): Promise<ViteDevServer> {
  const isHost = site === 'host';
  const isReact = site !== 'mobile';
  return createServer(
    mergeConfig(siteConfig(site), {
      base: baseOf(site),
      // Kept out of `node_modules`, because several checkouts may share it.
      cacheDir: join(DEMO, 'build/.vite', site),
      logLevel: 'warn',
      clearScreen: false,
      plugins: [
        cssText,
        linkedStyles(baseOf(site)),
        hotEntries,
        hotTexts,
        hotPageStyles(reloadStyles),
        // Edited components are replaced in place, the widgets' with Preact's tools and the others with React's.
        ...(isHost ? [hotWidgetStyles, hotPages, prefresh({ include: within(SOURCE, '\\.tsx') })] : []),
        ...(isReact
          ? [widgetsOverPreact, react({ include: /\/demo\/(host|sellers|builder)\/.*\.tsx?$/ })]
          : []),
      ],
      resolve: {
        alias: [
          { find: /^(\.\.\/)+dist\/index(\.js)?$/, replacement: `${SOURCE}index.ts` },
          { find: /^(\.\.\/)+dist\/npm\/pasted-text\.js$/, replacement: `${SOURCE}ui/pasted-text.ts` },
          { find: /^(\.\.\/)+dist\/npm\/text\.js$/, replacement: `${SOURCE}i18n/text.ts` },
        ],
      },
      optimizeDeps: {
        entries: [`${site}/main.ts`, ...(isHost ? [`${SOURCE}dev.ts`] : [])],
        include: [...(isReact ? REACT : []), 'react-router', 'preact', ...Object.values(PREACT)],
        // Without pre-bundling, its `react` can be resolved to Preact.
        exclude: ['@r2wc/react-to-web-component', '@r2wc/core'],
      },
      server: {
        middlewareMode: true,
        // The pages' policy blocks styles from scripts, so there is no overlay. Errors appear in the console.
        hmr: { server, overlay: false },
        fs: { allow: [PROJECT, realpathSync(join(PROJECT, 'node_modules'))] },
        watch: {
          // Editors empty a file before they write it. A file that is read in between would stay empty, because the
          // event for the write comes so soon after the first one that it gets dropped.
          awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
          ignored: ['**/demo/build/**', '**/demo/data/**', '**/demo/server/**', '**/demo/stand-ins/**'],
        },
      },
    }),
  );
}
