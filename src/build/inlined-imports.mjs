/**
 * Rollup: `import('./x.js')` becomes a promise of a plain object of what the module exports. For the one file that holds
 * everything; Rollup's own namespace objects break on a page that gave `Object.prototype` a field.
 */
export const inlinedImports = () => ({
  name: 'inlined-imports',
  async transform(code, id) {
    if (!/[\\/]src[\\/].*\.tsx?$/.test(id)) return null;
    let changed = code;
    for (const [call, path] of code.matchAll(/\bimport\('(\.[^']+)'\)/g)) {
      const { exports } = await this.load(await this.resolve(path, id));
      const key = changed.length;
      const fields = exports.map((name, index) => [name, `imported_${key}_${index}`]);
      const names = fields.map(([name, local]) => `${name} as ${local}`).join(', ');
      const object = fields.map(([name, local]) => `${name}: ${local}`).join(', ');
      changed = `import { ${names} } from '${path}';\n${changed.replace(call, `Promise.resolve({ ${object} })`)}`;
    }
    return changed === code ? null : { code: changed, map: null };
  },
});
