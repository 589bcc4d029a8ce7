import { resolve } from 'node:path';

/** For r2wc alone, `react` is only the part it uses. Its `import React` would keep all of compat. */
const R2WC = /@r2wc[\\/]react-to-web-component/;

const modules = {
  react: resolve('src/build/react.mjs'),
  'react-dom': resolve('src/build/react-dom.mjs'),
  'react-dom/client': '@preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
};

/** Returns what a React module name resolves to in the embed bundle for an importer, or undefined for other names. */
export const reactModules = (source, importer = '') =>
  source === 'react' && R2WC.test(importer)
    ? resolve('src/build/react-of-r2wc.mjs')
    : Object.hasOwn(modules, source)
      ? modules[source]
      : undefined;

/**
 * Rollup plugin: in the embed bundle and its tests, React's module names resolve to Preact, as published. The React
 * entry, the demo's host and the types keep the real React.
 */
export const reactIsPreact = () => ({
  name: 'react-is-preact',
  async resolveId(source, importer, options) {
    const target = Object.hasOwn(modules, source) && modules[source];
    if (!target) return null;
    if (source === 'react' && R2WC.test(importer ?? '')) return resolve('src/build/react-of-r2wc.mjs');
    return this.resolve(target, importer, { ...options, skipSelf: true });
  },
});
