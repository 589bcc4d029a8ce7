/**
 * `node --import ./demo/vite/text-source.mjs` runs the server from its sources before anything is built: what fills its texts
 * comes from the widgets' source, as `sources.ts` has it in pages.
 */
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const SOURCE = new URL('../../src/i18n/text.ts', import.meta.url).href;

// Node loads it a second time, in the thread that resolves imports.
if (isMainThread) register(import.meta.url);

export const resolve = (specifier, context, next) =>
  next(/^(\.\.\/)+dist\/npm\/text\.js$/.test(specifier) ? SOURCE : specifier, context);
