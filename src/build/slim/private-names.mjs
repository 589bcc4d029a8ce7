/**
 * Preact's private names, short: its own build does the same, with a list of its own. The same in every chunk, because
 * they stand here and not in the order that a minifier meets them.
 */
const names = [
  [
    '_children',
    '_dom',
    '_component',
    '_flags',
    '_value',
    '_bits',
    '_parent',
    '_parentDom',
    '_renderCallbacks',
  ],
  ['_original', '_index', '_vnode', '_nextState', '__hooks', '_instance', '_pendingEffects', '_catchError'],
  [
    '_nextValue',
    '_list',
    '_depth',
    '_render',
    '_pendingArgs',
    '_args',
    '_getSnapshot',
    '_commit',
    '_cleanup',
  ],
  ['_listeners', '_attached', '_reducer', '_passive'],
].flat();
const letters = 'kecuvgiPhopHdtsamxfrbyDGILNOlz';
const shortNames = new Map(names.map((name, index) => [name, `_${letters[index]}`]));

/** A name that is not in the list stays as it is. */
export const shortenNames = (code) =>
  code.replace(/\b__?[a-z]\w*\b/gi, (name) => shortNames.get(name) ?? name);
