/**
 * Two steps of `npm run build`: `sites` builds the demo's sites, with the built widgets, and `server` its server. The
 * folders that they write to are arguments, `host=demo/build/host`.
 */
import { join, relative, resolve } from 'node:path';
import { build, type InlineConfig, mergeConfig, normalizePath, type Plugin } from 'vite';
import { checkTexts } from '../../src/build/texts/check.mjs';
import { onlyInputs } from './only-inputs.js';
import { copyPages, PREFIX, pageOf } from './page.js';
import { DEMO, PROJECT, SERVER_RENDERED_SITES, SITES, type Site, siteConfig, within } from './sites.js';

/** Emits the page itself, which the server fills in. */
const page = (site: Site): Plugin => ({
  name: 'page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'index.html', source: pageOf(site) });
  },
  writeBundle: ({ dir = '' }) => copyPages(site, dir),
});

/** `sideEffects` in package.json describes the published files. The demo's own modules do have side effects. */
const sideEffects: Plugin = {
  name: 'side-effects',
  transform: {
    filter: { id: within(DEMO) },
    handler: (code) => ({ code, map: null, moduleSideEffects: true }),
  },
};

/**
 * Removes chunks that nothing loads. The pages import only the store from the widgets, but the bundler also writes the
 * chunks that neighboring modules would load on demand.
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

/** A hint for V8 to compile a whole file on another thread. https://v8.dev/blog/explicit-compile-hints */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Compiles each chunk ahead. A page renders at once with what it loads, except the drawings: there are many, and a page
 * has few of them. Vite adds its list of files to the top, so this comes after.
 */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && !part.facadeModuleId?.includes('/host/art/drawings/'))
          part.code = `${COMPILE_AHEAD}\n${part.code}`;
    },
  },
};

/** The stylesheet of all of a site's pages. A page's own is imported by its code. */
const stylesOf = (site: Site): string => join(DEMO, site === 'builder' ? site : 'host', 'styles', STYLES);

/** Like the entry, it keeps its name, because the page refers to it. Other files have a content hash in their names. */
const STYLES = 'main.css';

/** React Router has "use client" directives, which mean nothing here, and checks for exports that Preact lacks. */
const EXPECTED = ['MODULE_LEVEL_DIRECTIVE', 'IMPORT_IS_UNDEFINED'];

function onwarn({ code = '', message }: { code?: string; message: string }): void {
  if (!EXPECTED.includes(code)) throw new Error(`${code}: ${message}`);
}

const built = (site: Site, outDir: string) =>
  mergeConfig(siteConfig(site), {
    base: PREFIX[site],
    logLevel: 'warn',
    plugins: [sideEffects, page(site), reachable, compileAhead, onlyInputs('sites')],
    build: {
      outDir,
      // The server uses it to list in a page's head the files that it needs besides its entry.
      manifest: 'assets/manifest.json',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { main: join(DEMO, site, 'main.ts'), styles: stylesOf(site) },
        // A slow machine must not fail the build.
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

/** Builds a site's server-side renderer, bundled with everything it needs except Node. None of it is served. */
const renderer = (site: Site, outDir: string) =>
  mergeConfig(siteConfig(site), {
    logLevel: 'warn',
    plugins: [sideEffects, onlyInputs('sites')],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        input: { render: join(DEMO, site, 'render.tsx') },
        checks: { bundlerTimings: false },
        onwarn,
        // It's a single file, so no page has to wait for another chunk.
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  });

/** Lets server code read the files next to its source, wherever the build has put the code. */
const besideSources: Plugin = {
  name: 'beside-sources',
  enforce: 'pre',
  transform: {
    filter: { id: within(DEMO), code: 'import.meta.url' },
    handler: (code, id) => {
      const source = JSON.stringify(normalizePath(relative(join(DEMO, SERVER), id)));
      return {
        code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
        map: null,
      };
    },
  },
};

const SERVER = 'build/server';

/**
 * Builds the server for Node. It also runs from its sources, but then every start compiles a thousand files and the
 * compiler stays in memory. Packages aren't bundled, except one that would bring 3,400 drawings of which we show 38.
 */
const server = (outDir: string): InlineConfig => ({
  configFile: false,
  envDir: false,
  root: DEMO,
  publicDir: false,
  logLevel: 'warn',
  plugins: [besideSources, onlyInputs('server')],
  ssr: { noExternal: ['simple-icons'] },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir,
    rolldownOptions: {
      input: {
        main: join(DEMO, 'server/main.ts'),
        operate: join(DEMO, 'server/operator/operate.ts'),
        'photo-process': join(DEMO, 'server/photos/photo-process.ts'),
      },
      checks: { bundlerTimings: false },
      onwarn,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

checkTexts(PROJECT);

const [part, ...words] = process.argv.slice(2);
const folders = new Map(words.map((word) => word.split('=', 2) as [string, string]));

/** Returns the absolute path of the folder to write an output to. */
function folderOf(output: string): string {
  const folder = folders.get(output);
  if (folder === undefined) throw new Error(`Where does ${output} go? Run this by \`npm run build\`.`);
  return resolve(folder);
}

const PARTS: Readonly<Record<string, () => readonly InlineConfig[]>> = {
  sites: () => [
    ...SITES.map((site) => built(site, folderOf(site))),
    ...SERVER_RENDERED_SITES.map((site) => renderer(site, join(folderOf('render'), site))),
  ],
  server: () => [server(folderOf('server'))],
};

await Promise.all((PARTS[part ?? '']?.() ?? []).map((config) => build(config)));
