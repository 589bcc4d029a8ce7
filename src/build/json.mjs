import { resolve } from 'node:path';

/** Rollup plugin: `import texts from './en.json'` imports what the file says. */
export const json = () => ({
  name: 'json',
  /** TypeScript would find the declarations beside the file. */
  resolveId: (path, importer) =>
    importer && path.startsWith('.') && path.endsWith('.json') ? resolve(importer, '..', path) : null,
  transform: (code, id) =>
    id.endsWith('.json') ? { code: `export default ${code.trim()};\n`, map: { mappings: '' } } : null,
});
