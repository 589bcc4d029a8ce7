import terser from '@rollup/plugin-terser';
import { COMPILE_AHEAD } from './compile-ahead.mjs';

/**
 * Rollup plugin: Terser.
 * @param module whether the output is a module.
 * @param forBundlers whether to keep what bundlers read: React's "use client", and which calls are pure.
 */
export const minify = (module, forBundlers = false) =>
  terser({
    module,
    ecma: 2022,
    // Found by measuring: the smallest result after compression, not before.
    compress: { passes: 2, inline: 1, keep_fargs: false, directives: !forBundlers },
    format: {
      comments: new RegExp(`^${COMPILE_AHEAD.slice('//'.length)}$`),
      preserve_annotations: forBundlers,
    },
  });
