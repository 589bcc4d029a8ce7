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
  { find: /^react(-dom)?$/, replacement: '@preact/compat' },
];
