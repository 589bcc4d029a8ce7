import { relative, resolve } from 'node:path';

/** What a few widgets need, each by itself, and the others never. It must keep nothing: each copy would keep its own. */
const modules = new Set(
  ['ui/Picture.tsx', 'widget/not-loaded.ts', 'widget/use-part.ts'].map((path) => resolve('src', path)),
);

const mark = '?in=';

/**
 * Rollup: each widget that needs one of a few small modules has a copy of its own. In the core, every other widget would
 * load it in vain; in a file of its own, it would cost these a request.
 */
export const copied = () => ({
  name: 'copied',
  async resolveId(source, importer, options) {
    if (!importer) return null;
    const [from] = importer.split(mark);
    const found = await this.resolve(source, from, { ...options, skipSelf: true });
    if (!found || !modules.has(found.id)) return found;
    const [widget] = relative('src', from).split('/');
    return `${found.id}${mark}${widget}`;
  },
  async load(id) {
    const [original, widget] = id.split(mark);
    return widget ? (await this.load({ id: original })).code : null;
  },
});
