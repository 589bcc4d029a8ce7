import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { reactModules } from '../../src/build/alias.mjs';
import { minifiedCss } from '../../src/build/css.mjs';
import { withSlashes } from '../../src/build/platform.mjs';
import { define, modules } from './over-react.mjs';
import { isOfHost, realReactUrl } from './real-react.mjs';

const { svgComponent } = await tsImport('../../demo/vite/svg-component.ts', import.meta.url);

/** The path under which the files are served. Nothing else in the test runner touches it. */
const FOLDER = '/bundled/';
const SHARED = `${FOLDER}chunks/`;

const pathOf = (file) => `/${withSlashes(relative('.', file))}`;

/** Resolves React's names to Preact, as in the bundle, but to React for the demo's host and its packages. */
const reacts = {
  name: 'reacts',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, importer, kind, resolveDir }) => {
      if (isOfHost(path, pathOf(importer))) return { path: realReactUrl(path), external: true };
      const target = reactModules(path, importer);
      return target && find(target, { kind, resolveDir });
    });
  },
};

/**
 * Over React, resolves its names to React everywhere. The tests of the widgets' behavior then use the views as the
 * React entry does or, if they are marked, its components.
 */
const overReact = {
  name: 'over-react',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => ({ path: modules[path], external: true }));
    onResolve({ filter: /^\.\/define-widget\.js$/ }, ({ importer }) =>
      pathOf(importer) === '/src/element/define.ts'
        ? { path: 'define-widget', namespace: 'over-react' }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'over-react' }, () => ({
      contents: define(),
      resolveDir: resolve('.'),
    }));
  },
};

/** Loads stylesheets as text and the host's drawings as components, as the builds do. */
const texts = {
  name: 'texts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.svg\?react$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?.*/, '')),
      namespace: 'svg',
    }));
    onLoad({ filter: /./, namespace: 'svg' }, async ({ path }) => ({
      contents: await svgComponent(await readFile(path, 'utf8')),
      loader: 'js',
      resolveDir: resolve(path, '..'),
    }));
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await minifiedCss(path), loader: 'text' }));
  },
};

/** Leaves out the modules that only the server has: the test runner's own, React, and Node's. */
const served = {
  name: 'served',
  setup({ onResolve }) {
    onResolve({ filter: /^(node:|\/(__web|real-react|react-18|over-react))/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

const isPage = /^\/test\/[\w-]+\/pages\/\w+\.ts$/;
const stubOf = (path) => `import '${FOLDER}${path.slice(1).replace(/tsx?$/, 'js')}';`;

/** @returns the files to serve, by path. */
async function bundle(entryPoints, firstEngine) {
  const { ENGINE_TODAY, FUZZ_SEED, FUZZ_RUNS, MATRIX, OVER } = process.env;
  const { outputFiles } = await build({
    entryPoints,
    outdir: resolve('.'),
    outbase: '.',
    entryNames: '[dir]/[name]',
    chunkNames: 'chunks/[hash]',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    conditions: ['production', 'browser'],
    // `sideEffects` in package.json describes the published files. The sources have side effects: they define elements.
    ignoreAnnotations: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': JSON.stringify({
        ...{ FUZZ_SEED, FUZZ_RUNS, MATRIX, OVER, ENGINE_TODAY, FIRST_ENGINE: firstEngine },
      }), // set by `npx tsx test/fuzz.ts` and `test/run.ts`
    },
    plugins: [served, process.env.OVER === 'react' ? overReact : reacts, texts],
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, text }) => [FOLDER + pathOf(path).slice(1), text]));
}

/**
 * Test runner: bundles the tests, the pages that they open, and all their imports into a few dozen files. Otherwise,
 * each engine would request hundreds of files, and the test runner would read and scan each one. One build serves a
 * whole run.
 * @param {readonly string[]} entryPoints the files of the tests and of their pages.
 * @param {string | undefined} firstEngine the engine that runs every test.
 */
export function bundledTests(entryPoints, firstEngine) {
  let files;
  return {
    plugin: {
      name: 'bundled-tests',
      serve: ({ path }) => (isPage.test(path) ? { body: stubOf(path), type: 'js' } : undefined),
      resolveMimeType: ({ path }) => (isPage.test(path) ? 'js' : undefined),
    },
    /** Skips the plugins, which have nothing to do here. */
    middleware: async (context, next) => {
      if (!context.path.startsWith(FOLDER)) return next();
      files ??= bundle(entryPoints, firstEngine);
      const body = (await files).get(context.path);
      if (body === undefined) return next();
      // Shared chunks have a content hash in their names, so browsers can cache them and their compiled code.
      if (context.path.startsWith(SHARED)) context.set('cache-control', 'max-age=3600, immutable');
      context.type = context.path.endsWith('.map') ? 'application/json' : 'text/javascript';
      context.body = body;
    },
  };
}
