import terser from '@rollup/plugin-terser';
import { manglesOwnNames, shortOwnNames } from './own-names.mjs';

const lists = /^(export|import)\s*\{([^}]*)\}/gm;

const options = (module, isOurs) => ({
  module,
  ecma: 2022,
  // Found by measuring: what compresses best, not what is shortest before.
  compress: { passes: 3, inline: 1, keep_fargs: false, unsafe_arrows: true },
  mangle: isOurs ? { properties: manglesOwnNames } : true,
  format: { comments: false },
});

/**
 * Rollup: terser. In a module, what a chunk exports or imports keeps the short name that Rollup gave it for the way
 * between chunks, so that no list has to say `a as b`: such pairs are what compresses worst of all.
 * @param module whether the output is one.
 * @param isOurs whether the code is the widgets' own, whose own names may be shortened.
 */
export const minify = (module, isOurs = true) => ({
  name: 'minify',
  renderChunk(code, chunk, outputOptions) {
    const vars = { props: module ? passedNames(code) : {} };
    const nameCache = { vars, props: { props: isOurs ? shortOwnNames() : {} } };
    const plugin = terser({ ...options(module, isOurs), nameCache });
    return plugin.renderChunk.call(this, code, chunk, outputOptions);
  },
});

/** Terser's cache of names, with those that have another name outside of the chunk. */
function passedNames(code) {
  const cache = {};
  const taken = new Set();
  for (const [, kind, list] of code.matchAll(lists)) {
    for (const [, from, to] of list.matchAll(/([\w$]+) as ([\w$]+)/g)) {
      const [local, passed] = kind === 'import' ? [to, from] : [from, to];
      // Not `default`, nor what the page reads by its name, nor one that two other chunks give to different things.
      if (passed.length < 3 && !taken.has(passed)) cache[`$${local}`] = passed;
      taken.add(passed);
    }
  }
  return cache;
}
