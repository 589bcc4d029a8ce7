import { resolve } from 'node:path';

const importAgain = resolve('src/loader/import-again.ts');

/**
 * Rollup plugin: turns `import('./x.js')` into `importAgain('./x.js')`, which retries once with a new URL. For pages
 * that load the files as they are. A bundler couldn't follow such calls, so the npm entry is built without this.
 */
export const retryingImports = () => ({
  name: 'retrying-imports',
  // Rollup has to see the import itself, or it wouldn't know which chunks load which.
  transform(code, id) {
    if (!/[\\/]src[\\/].*\.tsx?$/.test(id) || !/\bimport\('\./.test(code)) return null;
    return {
      code: `import { importAgain } from ${JSON.stringify(importAgain)};\n${code.replace(/\bimport\('\.[^']+'\)/g, 'importAgain($&)')}`,
      map: null,
    };
  },
  // Reduces `import('./x.js')` to the chunk's path and what it's relative to. The `import` of a variable in `importAgain`
  // itself stays.
  renderDynamicImport: ({ targetModuleId }) =>
    targetModuleId ? { left: '', right: ', import.meta.url' } : null,
  // If others import the chunk too, Rollup adds a `.then` that picks the module's exports. By now, it's on the path.
  renderChunk(code) {
    const named = /((?:"[^"]+\.js"|'[^']+\.js'), import\.meta\.url)(\.then\((?:[^()]|\([^()]*\))*\))\)/g;
    return named.test(code) ? { code: code.replace(named, '$1)$2'), map: null } : null;
  },
});
