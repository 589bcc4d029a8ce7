/** The second half of `npm run build`: the pages of the demo's sites, over the built widgets, its server, and the documentation. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import { copyPages, PREFIX, pageOf } from './page.js';
import { DEMO, DRAWN_SITES, SITES, type Site, siteConfig } from './sites.js';

/** The page itself, which the server fills in. */
const page = (site: Site): Plugin => ({
  name: 'page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'index.html', source: pageOf(site) });
  },
  writeBundle: ({ dir = '' }) => copyPages(site, dir),
});

/** The list of side effects in package.json is that of the published files; the demo's own do have some. */
const sideEffects: Plugin = {
  name: 'side-effects',
  transform: {
    filter: { id: `${DEMO}**` },
    handler: (code) => ({ code, map: null, moduleSideEffects: true }),
  },
};

/**
 * Takes away what nothing loads. Of the widgets, the pages import the store alone; the parts that its neighbors would
 * load on demand are written all the same.
 */
const reachable: Plugin = {
  name: 'reachable',
  generateBundle(_, bundle) {
    const found = new Set<string>();
    const follow = (name: string): void => {
      const part = bundle[name];
      if (part?.type !== 'chunk' || found.has(name)) return;
      found.add(name);
      for (const next of [...part.imports, ...part.dynamicImports]) follow(next);
    };
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    for (const chunk of chunks) if ('isEntry' in chunk && chunk.isEntry) follow(chunk.fileName);
    for (const { fileName } of chunks) if (!found.has(fileName)) delete bundle[fileName];
  },
};

/** Their names stay, for the page names them; all others hold a hash of the content. */
const STYLES = 'main.css';

/** React Router says "use client", which means nothing here; and it asks for what Preact does not have, and knows it. */
const EXPECTED = ['MODULE_LEVEL_DIRECTIVE', 'IMPORT_IS_UNDEFINED'];

function onwarn({ code = '', message }: { code?: string; message: string }): void {
  if (!EXPECTED.includes(code)) throw new Error(`${code}: ${message}`);
}

const built = (site: Site) =>
  mergeConfig(siteConfig(site), {
    base: PREFIX[site],
    logLevel: 'warn',
    plugins: [sideEffects, page(site), reachable],
    build: {
      outDir: join('build', site),
      // By it, the server names in a page's head what it needs beside its entry.
      manifest: 'assets/manifest.json',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { main: join(DEMO, site, 'main.ts'), styles: join(DEMO, site, 'styles', STYLES) },
        // A slow machine is no reason to fail.
        checks: { bundlerTimings: false },
        onwarn,
        output: {
          entryFileNames: 'assets/[name].js',
          assetFileNames: ({ originalFileNames: [from = ''] }: { originalFileNames: string[] }) =>
            from.endsWith(`styles/${STYLES}`) ? `assets/${STYLES}` : 'assets/[name]-[hash][extname]',
        },
      },
    },
  });

/** What the server draws the pages of a site with, in one with all that it takes but Node. Nothing of it is served. */
const renderer = (site: Site) =>
  mergeConfig(siteConfig(site), {
    logLevel: 'warn',
    plugins: [sideEffects],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join('build/render', site),
      rolldownOptions: {
        input: { render: join(DEMO, site, 'render.tsx') },
        checks: { bundlerTimings: false },
        onwarn,
        // In one file: no page waits for a part of it to be read.
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  });

/** What a source of the server reads beside itself, it reads there from wherever the build has put the code. */
const besideSources: Plugin = {
  name: 'beside-sources',
  enforce: 'pre',
  transform: {
    filter: { id: `${DEMO}**`, code: 'import.meta.url' },
    handler: (code, id) => {
      const source = JSON.stringify(relative(join(DEMO, SERVER), id));
      return {
        code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
        map: null,
      };
    },
  },
};

const SERVER = 'build/server';

/**
 * The server as Node starts it: it runs from its sources as well, but then a thousand files are compiled at each start, and
 * what compiles them stays in memory. Packages are loaded as they are.
 */
const server: InlineConfig = {
  configFile: false,
  envDir: false,
  root: DEMO,
  publicDir: false,
  logLevel: 'warn',
  plugins: [besideSources],
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir: SERVER,
    rolldownOptions: {
      input: { main: join(DEMO, 'server/main.ts') },
      checks: { bundlerTimings: false },
      onwarn,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** VitePress brings a Vite of its own, so it works in a process of its own, beside the sites. */
async function buildDocs(): Promise<void> {
  const child = spawn(process.execPath, ['src/build/docs/main.mjs'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The documentation could not be built.');
}

await Promise.all([
  buildDocs(),
  ...[...SITES.map(built), ...DRAWN_SITES.map(renderer), server].map((config) => build(config)),
]);
