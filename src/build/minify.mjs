import { minifySync } from 'rolldown/utils';

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
 * Rollup plugin: Oxc's minifier, by which Vite builds the demo. A banner that is a hint for V8 stays.
 * @param module whether the output is a module.
 */
export const minify = (module) => ({
  name: 'minify',
  renderChunk(code, { fileName }) {
    const { errors, map, ...minified } = minifySync(fileName, code, {
      module,
      compress: { target: 'es2022' },
      sourcemap: true,
    });
    if (errors.length) this.error(errors[0].message);
    if (!code.startsWith(COMPILE_AHEAD)) return { code: minified.code, map };
    return { code: `${COMPILE_AHEAD}\n${minified.code}`, map: { ...map, mappings: `;${map.mappings}` } };
  },
});
