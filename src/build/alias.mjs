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

const OWN = resolve('src');
const CONTAINED_REACT = resolve('src/react/contained-react.ts');

/** Whether the React entry imports it by way of the module in which the cleanup of effects can't fail. */
const isContained = (source, importer = '') =>
  source === 'react' && importer.startsWith(OWN) && importer !== CONTAINED_REACT;

/** Rollup plugin: in the React entry, the cleanup of the views' effects can't fail in the host's tree. */
export const reactIsContained = () => ({
  name: 'react-is-contained',
  resolveId: (source, importer) => (isContained(source, importer) ? CONTAINED_REACT : null),
});

/** For Rollup's `external`: what the React entry imports from the host. */
export const isHostsReact = (source, importer) =>
  Object.hasOwn(modules, source) && !isContained(source, importer);
