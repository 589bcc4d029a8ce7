import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { reactModules } from '../../src/build/alias.mjs';
import { minifiedCss } from '../../src/build/css.mjs';
import { define, modules } from './over-react.mjs';
import { isOfHost, realReactUrl } from './real-react.mjs';

const { svgComponent } = await tsImport('../../demo/vite/svg-component.ts', import.meta.url);

/** Where the files are served, which nothing else of the test runner touches. */
const FOLDER = '/bundled/';
const SHARED = `${FOLDER}chunks/`;

const pathOf = (file) => `/${relative('.', file).split(sep).join('/')}`;

/** React's names mean Preact, as in the bundle; to the demo's host and its packages, React. */
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
 * Over React, its names mean React everywhere, so that the tests of the widgets' behavior run over the views as the React
 * entry has them, and where they are marked, over its components.
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

/** Stylesheets are texts, and the host's drawings components, as the builds read them. */
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

/** `Footer.js` is `Footer.tsx`, and not `footer.ts` beside it: esbuild takes the names of files in any case. */
const sources = {
  name: 'sources',
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.js$/ }, ({ path, resolveDir, importer }) => {
      if (importer.includes('node_modules')) return undefined;
      const file = resolve(resolveDir, path).slice(0, -'.js'.length);
      const found = ['.ts', '.tsx', '.js'].map((ending) => file + ending).find((name) => existsSync(name));
      return found && { path: found };
    });
  },
};

/** What the server alone has: the test runner's own modules, and React. */
const served = {
  name: 'served',
  setup({ onResolve }) {
    onResolve({ filter: /^\/(__web|real-react|react-18|over-react)/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

const isTest = /^\/test\/(?:.*\.test\.tsx?|[\w-]+\/pages\/\w+\.ts)$/;
const stubOf = (path) => `import '${FOLDER}${path.slice(1).replace(/tsx?$/, 'js')}';`;

/** @returns what is served, by its path. */
async function bundle(entryPoints, firstEngine) {
  const { FUZZ_SEED, FUZZ_RUNS, MATRIX, OVER } = process.env;
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
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': JSON.stringify({ FUZZ_SEED, FUZZ_RUNS, MATRIX, OVER, FIRST_ENGINE: firstEngine }), // what `npx tsx test/fuzz.ts` and `test/run.ts` put there
    },
    plugins: [served, process.env.OVER === 'react' ? overReact : reacts, sources, texts],
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, text }) => [FOLDER + relative('.', path), text]));
}

/**
 * Test runner: a test's file, or that of a page which it opens, and all that it imports come as some dozens of files in place of hundreds, each of which the
 * engines would ask for, and the test runner read and look through. One making for all files of a run.
 * @param {readonly string[]} entryPoints the files of the tests and of their pages.
 * @param {string | undefined} firstEngine the one that runs every test.
 */
export function bundledTests(entryPoints, firstEngine) {
  let files;
  return {
    plugin: {
      name: 'bundled-tests',
      serve: ({ path }) => (isTest.test(path) ? { body: stubOf(path), type: 'js' } : undefined),
      resolveMimeType: ({ path }) => (isTest.test(path) ? 'js' : undefined),
    },
    /** Past the plugins, which have nothing to do here. */
    middleware: async (context, next) => {
      if (!context.path.startsWith(FOLDER)) return next();
      files ??= bundle(entryPoints, firstEngine);
      const body = (await files).get(context.path);
      if (body === undefined) return next();
      // What several tests share has its content in its name: a browser keeps it, and what it made of it.
      if (context.path.startsWith(SHARED)) context.set('cache-control', 'max-age=3600, immutable');
      context.type = context.path.endsWith('.map') ? 'application/json' : 'text/javascript';
      context.body = body;
    },
  };
}
