import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { mo, po } from 'gettext-parser';
import { reserveCss } from '../definitions.mjs';
import { DIST } from '../dist.mjs';
import { withSlashes } from '../platform.mjs';
import { withoutMissing } from './translations.mjs';
import { widgetsOf } from './widgets.mjs';

const source = 'src/wordpress';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Returns the text of a source file with the package's version filled in. */
const withVersion = (path) => readFileSync(join(source, path), 'utf8').replaceAll('{version}', version);

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((path) => withSlashes(path));

/** Returns whether a file is the loader of a page, or something that it imports. */
const isEmbedded = (path) => /^(?:storefront(?:\.classic)?|widgets\/[^/]+|chunks\/[^/]+)\.js$/.test(path);

/** Returns the texts and files of the plugin, by their paths in it. */
async function pluginFiles(definitions, editorScript, thirdParties) {
  const files = {
    'editor.js': editorScript,
    LICENSE: readFileSync('LICENSE'),
    THIRD_PARTY_LICENSES: thirdParties,
    'storefront.css': reserveCss(definitions),
    'widgets.json': JSON.stringify(await widgetsOf(definitions)),
  };
  for (const path of filesIn(source)) {
    if (/\.(?:php|txt)$/.test(path)) files[path] = withVersion(path);
    if (path.endsWith('.po'))
      files[path.replace(/po$/, 'mo')] = mo.compile(
        withoutMissing(po.parse(readFileSync(join(source, path)))),
      );
  }
  for (const path of filesIn(DIST).filter(isEmbedded))
    files[`embed-${version}/${path}`] = readFileSync(join(DIST, path));
  return files;
}

/** Fixed values, so that the same source always creates the same file. */
const unchanged = { mtime: '1980-01-01', os: 3, attrs: 0o100644 << 16, level: 9 };

/**
 * Rollup plugin: creates the WordPress plugin from the editor's script and the earlier builds (contract section 1).
 * @param {() => string} thirdParties returns the notices of the earlier builds
 */
export const wordpressPlugin = (definitions, thirdParties) => ({
  name: 'wordpress-plugin',
  async generateBundle(_, bundle) {
    const files = await pluginFiles(definitions, bundle['editor.js'].code, thirdParties());
    delete bundle['editor.js'];
    const zipped = Object.entries(files)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, content]) => [`storefront-widgets/${path}`, Buffer.from(content)]);
    this.emitFile({
      type: 'asset',
      fileName: 'wordpress/storefront-widgets.zip',
      source: zipSync(Object.fromEntries(zipped), unchanged),
    });
  },
});
