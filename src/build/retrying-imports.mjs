import { basename, resolve } from 'node:path';

const importAgain = resolve('src/loader/import-again.ts');

/**
 * Rollup: `import('./x.js')` becomes `importAgain(<file of its chunk>)`, which tries once more under a fresh URL. For
 * pages that load the files as they are; a bundler could not follow it, so the npm entry is built without.
 * @param onDemand is told, by module, what it loads in this way: Rollup itself does not know it any more.
 */
export const retryingImports = (onDemand) => ({
  name: 'retrying-imports',
  // All chunks stand in one folder, and so does what imports them again.
  resolveFileUrl: ({ fileName }) => JSON.stringify(basename(fileName)),
  async transform(code, id) {
    if (!/[\\/]src[\\/].*\.tsx?$/.test(id)) return null;
    const found = [...code.matchAll(/\bimport\('(\.[^']+)'\)/g)];
    if (!found.length) return null;
    let changed = code;
    for (const [call, path] of found) {
      const target = await this.resolve(path, id);
      onDemand.set(id, (onDemand.get(id) ?? new Set()).add(target.id));
      const chunk = this.emitFile({ type: 'chunk', id: target.id, preserveSignature: 'allow-extension' });
      changed = changed.replace(call, `importAgain(import.meta.ROLLUP_FILE_URL_${chunk})`);
    }
    return {
      code: `import { importAgain } from ${JSON.stringify(importAgain)};\n${changed}`,
      map: null,
    };
  },
});
