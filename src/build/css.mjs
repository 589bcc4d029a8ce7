import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';

const tokensFile = resolve(fileURLToPath(import.meta.url), '../../ui/tokens.css');
const tokens = [...readFileSync(tokensFile, 'utf8').matchAll(/^ *(--_[\w-]+):/gm)].map(([, name]) => name);

/** The private names of the design tokens, short. They keep their mark: slotted content of the page inherits them. */
const shorten = (css) =>
  css.replace(/--_[\w-]+/g, (name) => {
    const index = tokens.indexOf(name);
    return index < 0 ? name : `--_${(index + 10).toString(36)}`;
  });

/** A minified stylesheet, as text. `light-dark()` and nesting are left to the browser. */
export async function minifiedCss(file) {
  const { code } = transform({
    filename: file,
    code: await readFile(file),
    minify: true,
  });
  return shorten(code.toString());
}

/**
 * Rollup: `import css from './x.css'` gives the text of the stylesheet.
 * @param edit changes it before.
 */
export const cssText = (edit = (css) => css) => ({
  name: 'css-text',
  async load(id) {
    if (!id.endsWith('.css')) return null;
    this.addWatchFile(id);
    return `export default ${JSON.stringify(edit(await minifiedCss(id)))};`;
  },
});
