import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST } from './dist.mjs';
import { withSlashes } from './platform.mjs';

/** Returns how many bytes a server with Brotli sends for a file. */
const brotliSize = (file) =>
  brotliCompressSync(readFileSync(join(DIST, file)), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

/** Lists the files that pages load: those next to the loader, and those that it imports. */
const loaded = () =>
  ['.', 'widgets', 'chunks'].flatMap((folder) =>
    readdirSync(join(DIST, folder))
      .filter(
        (file) =>
          /\.(js|css)$/.test(file) && !['elements', 'jsx', 'vue', 'svelte'].includes(file.slice(0, -3)),
      )
      .map((file) => withSlashes(join(folder, file)))
      .sort(),
  );

/**
 * Rollup plugin: writes `dist/costs.json`, which tells the snippet builder what each choice costs. It has the version,
 * the bytes of each file after Brotli, and for each widget the files that it loads until it renders (`first`) and those
 * that it may load later (`later`).
 * @param definitions the definitions of all widgets.
 * @param version the version of the package.
 * @returns Two plugins: `read` for the bundle of the widgets, `write` for the last one.
 */
export function costs(definitions, version) {
  let widgets;
  return {
    read: {
      name: 'read-costs',
      writeBundle(_, bundle) {
        const follow = (file, kinds, found) => {
          if (found.has(file) || !bundle[file]) return found;
          found.add(file);
          for (const next of kinds.flatMap((kind) => bundle[file][kind])) follow(next, kinds, found);
          return found;
        };
        widgets = Object.fromEntries(
          definitions.map(({ widget }) => {
            const entry = `widgets/${widget}.js`;
            const first = follow(entry, ['imports'], new Set());
            const all = follow(entry, ['imports', 'dynamicImports'], new Set());
            return [widget, { first: [...first], later: [...all].filter((file) => !first.has(file)).sort() }];
          }),
        );
      },
    },
    write: {
      name: 'write-costs',
      writeBundle() {
        const files = Object.fromEntries(loaded().map((file) => [file, brotliSize(file)]));
        writeFileSync(join(DIST, 'costs.json'), `${JSON.stringify({ version, files, widgets }, null, 2)}\n`);
      },
    },
  };
}
