import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';

/** Returns a minified stylesheet as text. `light-dark()` and nesting are left to the browser. */
export async function minifiedCss(file) {
  const { code } = transform({
    filename: file,
    code: await readFile(file),
    minify: true,
  });
  return code.toString();
}

/** Rollup plugin: `import css from './x.css'` imports the text of the stylesheet. */
export const cssText = () => ({
  name: 'css-text',
  async load(id) {
    if (!id.endsWith('.css')) return null;
    this.addWatchFile(id);
    return `export default ${JSON.stringify(await minifiedCss(id))};`;
  },
});
