import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/** Preact is built from its source: see slim/preact.mjs. */
const preact = dirname(createRequire(import.meta.url).resolve('preact/package.json'));
const source = (...path) => resolve(preact, ...path, 'src/index.js');
/**
 * In the embed bundle, and in its tests, `react` is Preact: @preact/compat is a re-export of preact/compat. The host,
 * the React entry and the types keep the real one.
 */
export const preactAlias = [
  {
    find: /^react\/jsx-(dev-)?runtime$/,
    replacement: '@preact/compat/jsx-runtime',
  },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  // Of it, views use portals alone: who has none does without their code.
  { find: /^react-dom$/, replacement: resolve(preact, 'compat/src/portals.js') },
  { find: /^react$/, replacement: '@preact/compat' },
  { find: /^preact$/, replacement: source() },
  { find: /^preact\/compat$/, replacement: source('compat') },
  { find: /^preact\/hooks$/, replacement: source('hooks') },
  { find: /^preact\/jsx-runtime$/, replacement: source('jsx-runtime') },
];
