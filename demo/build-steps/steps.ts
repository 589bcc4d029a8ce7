import { basename } from 'node:path';
import { runProgram } from './run-program.js';
import type { Step } from './step.js';

const COMPILE = ['--import', 'tsx', 'demo/vite/build.ts'];

/** Runs a part of `demo/vite/build.ts`, which gets each output's name and the folder to write it to. */
const compile =
  (part: string, outputs: readonly string[]): Step['run'] =>
  (folderOf, signal) =>
    runProgram([...COMPILE, part, ...outputs.map((path) => `${basename(path)}=${folderOf(path)}`)], {
      signal,
    });

const SERVED = ['host', 'sellers', 'mobile', 'builder'].map((name) => `demo/build/${name}`);
const SITES = [...SERVED, 'demo/build/render'];
const SERVER = ['demo/build/server'];

const library: Step = {
  name: 'library',
  title: 'the widgets',
  inputs: ['src', 'rollup.config.mjs', 'LICENSE'],
  outputs: ['dist'],
  served: ['dist'],
  run: (folderOf, signal) =>
    runProgram(['node_modules/rollup/dist/bin/rollup', '-c'], {
      env: { STOREFRONT_DIST: folderOf('dist') },
      signal,
    }),
};

const sites: Step = {
  name: 'sites',
  title: 'the store’s pages',
  inputs: [
    ...['assets', 'builder', 'host', 'mobile', 'sellers', 'shared', 'vite'].map((name) => `demo/${name}`),
    ...[
      'demo/page.html',
      'demo/docs/public/mark.svg',
      'src/wordpress/languages',
      'dist/index.js',
      'dist/npm',
    ],
  ],
  outputs: SITES,
  served: SERVED,
  after: ['library'],
  run: compile('sites', SITES),
};

const docs: Step = {
  name: 'docs',
  title: 'the documentation',
  inputs: ['demo/docs', 'demo/docs/.vitepress', 'demo/README.md', 'CHANGELOG.md', 'src', 'dist'],
  outputs: ['demo/build/docs'],
  served: ['demo/build/docs'],
  after: ['library'],
  run: (folderOf, signal) => runProgram(['src/build/docs/main.mjs', folderOf('demo/build/docs')], { signal }),
};

const server: Step = {
  name: 'server',
  title: 'the server',
  inputs: ['demo/server', 'demo/shared', 'demo/stand-ins', 'demo/vite', 'dist/npm/text.js'],
  outputs: SERVER,
  after: ['library'],
  // A server loads the code of its stand-ins when they are first used.
  keepsPrevious: true,
  run: compile('server', SERVER),
};

/** All steps of `npm run build`, in the order in which they begin. */
export const STEPS: readonly Step[] = [library, server, docs, sites];
