import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { preactAlias } from './src/build/alias.mjs';
import { sharedChunk } from './src/build/chunks.mjs';
import { copied } from './src/build/copied.mjs';
import { cssText } from './src/build/css.mjs';
import { readDefinitions, reserveCss } from './src/build/definitions.mjs';
import { demoBundles } from './src/build/demo.mjs';
import { describe } from './src/build/describe.mjs';
import { inlinedImports } from './src/build/inlined-imports.mjs';
import { integrity } from './src/build/integrity.mjs';
import { loaderNames } from './src/build/loader-names.mjs';
import { minify } from './src/build/minify.mjs';
import { shortenClasses, shortenClassNames } from './src/build/own-classes.mjs';
import { retryingImports } from './src/build/retrying-imports.mjs';
import { slim } from './src/build/slim/packages.mjs';
import { stripDocs, stripForElements } from './src/build/strip-docs.mjs';

const definitions = await readDefinitions();

/** Types are checked by `npm run types`; the build only takes them away. */
const compile = (options = {}) =>
  typescript({
    tsconfig: './tsconfig.json',
    compilerOptions: { noCheck: true },
    transformers: { before: [stripDocs] },
    ...options,
  });

const onwarn = (warning) => {
  // Preact's own files import each other in a circle; nothing of it runs before all are there.
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids.every((id) => id.includes('/preact/'))) return;
  throw new Error(`${warning.code}: ${warning.message}`);
};

const base = (values = {}, editCss) => [
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      ...values,
    },
  }),
  cssText(editCss),
];

/** Everything that a page without React loads: React's names mean Preact. */
const overPreact = (values) => [
  alias({ entries: preactAlias }),
  slim(),
  ...base(values, shortenClasses),
  compile({ transformers: { before: [stripForElements, shortenClassNames] } }),
];

/** A page has a document; the npm entry alone is imported where there is none. */
const inPage = { 'typeof document': '"object"' };

/** What an earlier build left must not be shipped. */
const emptied = (...folders) => ({
  name: 'emptied',
  buildStart() {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  },
});

const esm = (options) => ({
  format: 'es',
  generatedCode: { preset: 'es2015', symbols: false },
  // The digits of other bases compress worse.
  hashCharacters: 'hex',
  // Made, and not named in the files: the comment would cost every shopper 50 bytes a file.
  sourcemap: 'hidden',
  plugins: [minify(true)],
  ...options,
});

const entries = Object.fromEntries(
  definitions.map(({ widget }) => [`widgets/${widget}`, resolve(`src/${widget}/${widget}.ts`)]),
);

/** By module, what it loads on demand: `retryingImports` tells, and `sharedChunk` hears. */
const onDemand = new Map();

/** What the loader is told of the widgets, which are built before it. */
const forLoader = loaderNames(definitions, reserveCss(definitions));

export default [
  {
    input: entries,
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      emptied('dist', ...(process.env.WIDGETS_ONLY ? [] : ['demo/build'])),
      copied(),
      ...overPreact(inPage),
      retryingImports(onDemand),
      forLoader.plugin,
    ],
    output: esm({
      dir: 'dist',
      entryFileNames: ({ name }) => (name.startsWith('widgets/') ? '[name].js' : 'chunks/[name]-[hash].js'),
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: sharedChunk(entries, onDemand),
    }),
  },
  {
    input: 'src/loader.ts',
    onwarn,
    plugins: overPreact({ ...inPage, ...forLoader.values }),
    output: esm({ file: 'dist/storefront.js' }),
  },
  // For bundlers, which follow plain imports alone: https://webpack.js.org/api/module-methods/#import-1
  {
    input: { index: 'src/index.ts', ...entries },
    onwarn,
    plugins: overPreact(),
    output: esm({
      dir: 'dist',
      entryFileNames: ({ name }) => (name === 'index' ? '[name].js' : 'npm/[name].js'),
      chunkFileNames: 'npm/chunks/[name]-[hash].js',
    }),
  },
  {
    input: 'src/classic.ts',
    onwarn,
    plugins: [...overPreact(inPage), inlinedImports()],
    output: {
      file: 'dist/storefront.classic.js',
      format: 'iife',
      sourcemap: true,
      plugins: [minify(false)],
    },
  },
  {
    input: { 'react/index': 'src/react/index.ts' },
    onwarn,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [slim(), ...base(), compile(), describe(definitions), integrity()],
    output: esm({
      dir: 'dist',
      entryFileNames: '[name].js',
      chunkFileNames: 'react/chunks/[name]-[hash].js',
    }),
  },
  // The widgets alone, for a developer in a hurry: WIDGETS_ONLY=1 npm run build
  ...(process.env.WIDGETS_ONLY ? [] : demoBundles({ base, compile, minify, onwarn })),
];
