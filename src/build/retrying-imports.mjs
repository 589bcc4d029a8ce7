import { resolve } from 'node:path';

const importAgain = resolve('src/loader/import-again.ts');

/**
 * Rollup: `import('./x.js')` becomes `importAgain('./x.js')`, which tries once more under a fresh URL. For pages that
 * load the files as they are; a bundler could not follow it, so the npm entry is built without.
 */
export const retryingImports = () => ({
  name: 'retrying-imports',
  // Rollup has to see the import itself, or it could not know which chunks load which.
  transform(code, id) {
    if (!/[\\/]src[\\/].*\.tsx?$/.test(id) || !/\bimport\('\./.test(code)) return null;
    return {
      code: `import { importAgain } from ${JSON.stringify(importAgain)};\n${code.replace(/\bimport\('\.[^']+'\)/g, 'importAgain($&)')}`,
      map: null,
    };
  },
  // What is left of `import('./x.js')` is the path of the chunk; `importAgain` itself imports what it is given.
  renderDynamicImport: ({ targetModuleId }) => (targetModuleId ? { left: '', right: '' } : null),
  // Where others import the chunk, too, Rollup adds which of its exports is the module: to the path, by now.
  renderChunk(code) {
    const named = /("[^"]+\.js"|'[^']+\.js')(\.then\((?:[^()]|\([^()]*\))*\))\)/g;
    return named.test(code) ? { code: code.replace(named, '$1)$2'), map: null } : null;
  },
});
