import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { reactIsPreact } from './src/build/alias.mjs';
import { chunksForBundlers, chunksForPages } from './src/build/chunks.mjs';
import { command } from './src/build/command.mjs';
import { compileAhead } from './src/build/compile-ahead.mjs';
import { costs } from './src/build/costs.mjs';
import { cssText } from './src/build/css.mjs';
import { readDefinitions, readFirstCalls, reserveCss } from './src/build/definitions.mjs';
import { describe } from './src/build/describe.mjs';
import { integrity } from './src/build/integrity.mjs';
import { licenses } from './src/build/licenses.mjs';
import { loaderManifest } from './src/build/loader-manifest.mjs';
import { minify } from './src/build/minify.mjs';
import { openapi } from './src/build/openapi.mjs';
import { retryingImports } from './src/build/retrying-imports.mjs';
import { stripDocs } from './src/build/strip-docs.mjs';
import { wordpressPlugin } from './src/build/wordpress/plugin.mjs';

const definitions = await readDefinitions();
const thirdParties = licenses();

/** Types are checked by `npm run types`; the build only takes them away. */
const compile = ({ keepsSpace = false, tsconfig = './tsconfig.json' } = {}) =>
  typescript({
    tsconfig,
    compilerOptions: { noCheck: true },
    transformers: { before: [stripDocs(keepsSpace)] },
  });

const onwarn = (warning) => {
  throw new Error(`${warning.code}: ${warning.message}`);
};

const base = ({ keepsSpace = false } = {}) => [
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  cssText(),
  compile({ keepsSpace }),
  thirdParties.collect(),
];

/** Everything that a page without React loads: React's names mean Preact. */
const overPreact = () => [reactIsPreact(), ...base()];

/** What an earlier build left must not be shipped. */
const emptied = (...folders) => ({
  name: 'emptied',
  buildStart() {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  },
});

const esm = (options) => ({
  format: 'es',
  // Namespaces are plain objects: others break on a page that gave `Object.prototype` a field.
  generatedCode: { preset: 'es2015', symbols: false },
  freeze: false,
  // Made, and neither named in the files, where the comment would cost every shopper 50 bytes each, nor packed.
  sourcemap: 'hidden',
  plugins: [minify(true)],
  ...options,
});

const entries = Object.fromEntries(
  definitions.map(({ widget }) => [`widgets/${widget}`, resolve(`src/${widget}/${widget}.ts`)]),
);

/** `<storefront-config>` shows nothing, and React hosts call `configure()`. */
const components = Object.fromEntries(
  definitions
    .filter(({ widget }) => widget !== 'config')
    .map(({ widget }) => [`react/${widget}`, resolve(`src/react/${widget}.ts`)]),
);

/** Where a module of the React entry goes. Packing leaves out what is in a folder called `node_modules`. */
const reactFile = ({ name, isEntry }) =>
  isEntry
    ? '[name].js'
    : `react/${name.replace(/^src\//, 'modules/').replace(/^.*node_modules\//, 'packages/')}.js`;

/** What the loader is told of the widgets, which are built before it. */
const manifest = loaderManifest(definitions, await readFirstCalls(definitions), reserveCss(definitions));

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const report = costs(definitions, version);

export default [
  {
    input: entries,
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [emptied('dist'), ...overPreact(), retryingImports(), manifest.read, report.read],
    output: esm({
      dir: 'dist',
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
    output: esm({ file: 'dist/storefront.js' }),
  },
  // For bundlers, which follow plain imports alone: https://webpack.js.org/api/module-methods/#import-1
  {
    input: { index: 'src/index.ts', storefront: 'src/bundled-loader.ts', ...entries },
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [manifest.write, ...overPreact()],
    output: esm({
      dir: 'dist',
      entryFileNames: ({ name }) => (name === 'index' ? '[name].js' : 'npm/[name].js'),
      chunkFileNames: 'npm/chunks/[name]-[hash].js',
      manualChunks: chunksForBundlers(resolve('src/index.ts'), Object.values(entries)),
    }),
  },
  {
    input: 'src/classic.ts',
    onwarn,
    plugins: [manifest.write, ...overPreact()],
    output: {
      inlineDynamicImports: true,
      freeze: false,
      file: 'dist/storefront.classic.js',
      format: 'iife',
      sourcemap: 'hidden',
      plugins: [minify(false)],
    },
  },
  // After the files that the plugin has copies of.
  {
    input: { editor: 'src/wordpress/editor/blocks.tsx' },
    onwarn,
    plugins: [
      compile({ tsconfig: './src/wordpress/tsconfig.json' }),
      wordpressPlugin(definitions, thirdParties.text),
    ],
    output: { dir: 'dist', format: 'iife', plugins: [minify(false)] },
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
    output: { dir: 'dist', format: 'es', entryFileNames: '[name]' },
  },
  {
    input: {
      'react/index': 'src/react/index.ts',
      ...components,
    },
    onwarn,
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    plugins: [
      ...base({ keepsSpace: true }),
      describe(definitions),
      openapi(),
      report.write,
      thirdParties.write(),
      integrity(),
    ],
    output: esm({
      dir: 'dist',
      // A file a module: what is asked for on demand would otherwise import from its widget's file, and esbuild would
      // take that for used on any page.
      preserveModules: true,
      entryFileNames: reactFile,
      // A bundler that leaves out what is not used would tell of each import that is there for its order alone.
      hoistTransitiveImports: false,
      plugins: [minify(true, true)],
      // Next.js draws them in the browser; on a server they are their boxes.
      banner: ({ isEntry }) => (isEntry ? "'use client';" : ''),
    }),
  },
];
