import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { isHostsReact, reactIsContained, reactIsPreact } from './src/build/alias.mjs';
import { chunksForBundlers, chunksForPages } from './src/build/chunks.mjs';
import { command } from './src/build/command.mjs';
import { costs } from './src/build/costs.mjs';
import { cssText } from './src/build/css.mjs';
import { readDefinitions, readEarlyTexts, readFirstCalls, reserveCss } from './src/build/definitions.mjs';
import { describe } from './src/build/describe.mjs';
import { DIST } from './src/build/dist.mjs';
import { integrity } from './src/build/integrity.mjs';
import { json } from './src/build/json.mjs';
import { licenses } from './src/build/licenses.mjs';
import { loaderManifest } from './src/build/loader-manifest.mjs';
import { COMPILE_AHEAD, compileAhead, minify } from './src/build/minify.mjs';
import { openapi } from './src/build/openapi.mjs';
import { retryingImports } from './src/build/retrying-imports.mjs';
import { stored } from './src/build/stored.mjs';
import { stripDocs } from './src/build/strip-docs.mjs';
import { stubElements, withoutServer } from './src/build/testing.mjs';
import { checkTexts } from './src/build/texts/check.mjs';
import { wordpressPlugin } from './src/build/wordpress/plugin.mjs';

checkTexts('.');

const definitions = await readDefinitions();
const thirdParties = licenses();

/**
 * Each file compiles by itself, and `npm run types` checks them. So the types of browsers, of Node, and of the packages are
 * not read, which would take most of the time.
 */
const WITHOUT_TYPES = { noCheck: true, noResolve: true, lib: ['ES5'], types: [] };

/** Compiles TypeScript without checking types. */
const compile = ({ keepsSpace = false, tsconfig = './tsconfig.json' } = {}) =>
  typescript({
    tsconfig,
    compilerOptions: { ...WITHOUT_TYPES, outDir: DIST },
    transformers: { before: [stripDocs(keepsSpace)] },
  });

/**
 * Compiles the sources for the files of a page. TypeScript compiles all of them as soon as the first build starts, so
 * those after it take what it has compiled.
 */
const compileForPages = (() => {
  const plugin = compile();
  let isFirst = true;
  return () => {
    if (!isFirst) return { ...plugin, buildStart: undefined };
    isFirst = false;
    return plugin;
  };
})();

const onwarn = (warning) => {
  throw new Error(`${warning.code}: ${warning.message}`);
};

const base = (typescriptPlugin) => [
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  cssText(),
  json(),
  typescriptPlugin,
  thirdParties.collect(),
];

/** For everything that a page without React loads. React's module names resolve to Preact. */
const overPreact = () => [reactIsPreact(), ...base(compileForPages())];

/** Empties folders, so that files from an earlier build don't ship. */
const emptied = (...folders) => ({
  name: 'emptied',
  buildStart() {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  },
});

const esm = (options) => ({
  format: 'es',
  // Namespaces are plain objects. Any other kind breaks on a page that added a field to `Object.prototype`.
  generatedCode: { preset: 'es2015', symbols: false },
  freeze: false,
  // Source maps are generated but not mentioned in the files, where the comment would cost every shopper 50 bytes per
  // file, and not packed.
  sourcemap: 'hidden',
  plugins: [minify(true)],
  ...options,
});

/** The kit for other people's test suites. It isn't minified: they read it where their tests stop. */
const testingKit = (input, ...plugins) => ({
  input,
  onwarn,
  external: /^node:/,
  plugins: [
    ...plugins,
    nodeResolve({ extensions: ['.mjs', '.js', '.ts'] }),
    compile({ tsconfig: './src/testing/tsconfig.json' }),
    thirdParties.collect(),
  ],
  output: {
    dir: DIST,
    format: 'es',
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: 'testing/[name]-[hash].js',
  },
});

const entries = Object.fromEntries(
  definitions.map(({ widget }) => [`widgets/${widget}`, resolve(`src/${widget}/define.ts`)]),
);

/** Leaves out `<storefront-config>`, which shows nothing. React hosts call `configure()` instead. */
const components = Object.fromEntries(
  definitions
    .filter(({ widget }) => widget !== 'config')
    .map(({ widget }) => [`react/${widget}`, resolve(`src/react/${widget}.ts`)]),
);

/** Returns where a module of the React entry goes. Packing would leave out a folder called `node_modules`. */
const reactFile = ({ name, isEntry }) =>
  isEntry
    ? '[name].js'
    : `react/${name.replace(/^src\//, 'modules/').replace(/^.*node_modules\//, 'packages/')}.js`;

/** What the loader has to know about the widgets, which are built before it. */
const manifest = loaderManifest(
  definitions,
  await readFirstCalls(definitions),
  readEarlyTexts(),
  reserveCss(definitions),
);

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const report = costs(definitions, version);

export default [
  {
    input: entries,
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [emptied(DIST), ...overPreact(), retryingImports(), manifest.read, report.read],
    output: esm({
      dir: DIST,
      banner: compileAhead,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: chunksForPages(Object.values(entries)),
    }),
  },
  {
    input: 'src/loader.ts',
    onwarn,
    plugins: [manifest.write, ...overPreact()],
    output: esm({ file: `${DIST}/storefront.js`, banner: COMPILE_AHEAD }),
  },
  // For bundlers, which follow only plain imports: https://webpack.js.org/api/module-methods/#import-1
  {
    input: {
      ...{ index: 'src/index.ts', storefront: 'src/bundled-loader.ts', ...entries },
      // Not exported by the package: the demo cleans what is pasted into its own fields, and fills its texts, with them.
      'pasted-text': 'src/ui/pasted-text.ts',
      text: 'src/i18n/text.ts',
    },
    onwarn,
    // A file for sharing code would have exports of one letter, which a partner's editor offers beside the public ones.
    preserveEntrySignatures: 'strict',
    plugins: [manifest.write, ...overPreact()],
    output: esm({
      dir: DIST,
      entryFileNames: ({ name }) => (name === 'index' ? '[name].js' : 'npm/[name].js'),
      chunkFileNames: 'npm/chunks/[name]-[hash].js',
      manualChunks: chunksForBundlers(
        resolve('src/index.ts'),
        ['src/request.ts', 'src/state/session.ts', 'src/state/sign-out.ts'].map((file) => resolve(file)),
        Object.values(entries),
        ['src/ui/pasted-text.ts', 'src/i18n/text.ts'].map((file) => resolve(file)),
      ),
    }),
  },
  {
    input: 'src/classic.ts',
    onwarn,
    plugins: [manifest.write, ...overPreact()],
    output: {
      inlineDynamicImports: true,
      freeze: false,
      file: `${DIST}/storefront.classic.js`,
      format: 'iife',
      sourcemap: 'hidden',
      plugins: [minify(false)],
    },
  },
  // This comes after the files that the plugin contains copies of.
  {
    input: { editor: 'src/wordpress/editor/blocks.tsx' },
    onwarn,
    plugins: [
      compile({ tsconfig: './src/wordpress/tsconfig.json' }),
      wordpressPlugin(definitions, thirdParties.text),
    ],
    output: { dir: DIST, format: 'iife', plugins: [minify(false)] },
  },
  {
    input: { 'bin/storefront-widgets': 'src/check/main.ts' },
    onwarn,
    external: /^node:/,
    plugins: [
      nodeResolve({ extensions: ['.mjs', '.js', '.ts'] }),
      compile({ tsconfig: './src/check/tsconfig.json' }),
      command(),
      thirdParties.collect(),
    ],
    output: { dir: DIST, format: 'es', entryFileNames: '[name]' },
  },
  testingKit({ 'testing/index': 'src/testing/index.ts' }),
  testingKit({ 'testing/browser': 'src/testing/index.ts' }, withoutServer()),
  testingKit({ 'testing/stubs': 'src/testing/stubs.ts' }, stubElements(definitions)),
  {
    input: {
      'react/index': 'src/react/index.ts',
      ...components,
    },
    onwarn,
    external: isHostsReact,
    plugins: [
      reactIsContained(),
      ...base(compile({ keepsSpace: true })),
      describe(definitions),
      openapi(),
      stored(),
      report.write,
      thirdParties.write(),
      integrity(),
    ],
    output: esm({
      dir: DIST,
      // One file per module. Otherwise, code that loads on demand would import from its widget's file, and esbuild would
      // consider that widget used on every page.
      preserveModules: true,
      entryFileNames: reactFile,
      // Otherwise, bundlers that drop unused code would warn about each import that exists only for its order.
      hoistTransitiveImports: false,
      plugins: [minify(true)],
      // Next.js renders the components in the browser. On the server, they are only their boxes.
      banner: ({ isEntry }) => (isEntry ? "'use client';" : ''),
    }),
  },
];
