import terser from '@rollup/plugin-terser';

/**
 * Rollup: terser, as it comes.
 * @param module whether the output is one.
 */
export const minify = (module) =>
  terser({ module, ecma: 2022, compress: { passes: 2 }, format: { comments: false } });
