import terser from '@rollup/plugin-terser';
import { COMPILE_AHEAD } from './compile-ahead.mjs';

/**
 * Rollup: terser.
 * @param module whether the output is one.
 * @param forBundlers whether it keeps what bundlers read: "use client" of React, and which calls are pure.
 */
export const minify = (module, forBundlers = false) =>
  terser({
    module,
    ecma: 2022,
    // Found by measuring: what compresses best, not what is shortest before.
    compress: { passes: 2, inline: 1, keep_fargs: false, directives: !forBundlers },
    format: {
      comments: new RegExp(`^${COMPILE_AHEAD.slice('//'.length)}$`),
      preserve_annotations: forBundlers,
    },
  });
