/**
 * What V8 reads at the top of a file: each function in it is compiled with the file, on another thread while the page
 * goes on, and not on the main thread when it is first called. https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Rollup's `banner` for what runs until a widget is drawn: the entries, their core, and the requests; and for the list of
 * a select, which is there before its field is pressed. Of what else comes on demand, much is never called.
 */
export const compileAhead = ({ isEntry, name }) =>
  isEntry || ['core', 'requests', 'List'].includes(name) ? COMPILE_AHEAD : '';
