import terser from '@rollup/plugin-terser';

/**
 * A hint for V8 at the top of a file. V8 then compiles each function along with the file, on a background thread,
 * instead of on the main thread when it's first called. https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Rollup's `banner` for the code that runs until a widget renders (the entries and `core`) and for the list
 * of a select, which loads before its field is pressed. Much of the other code that loads on demand is never called.
 */
export const compileAhead = ({ isEntry, name }) =>
  isEntry || ['core', 'List'].includes(name) ? COMPILE_AHEAD : '';

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
