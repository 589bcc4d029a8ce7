import { readFile } from 'node:fs/promises';

/** Test runner: answers for an API that pages of other origins can't call: `/refused-api`. */
export const crossOrigin = () => ({
  name: 'cross-origin',
  serve({ path, res }) {
    if (!path.startsWith('/refused-api')) return undefined;
    res.setHeader('x-content-type-options', 'nosniff');
    return { body: '{"code":403,"msg":"refused","data":null}', type: 'json' };
  },
});

/** Test runner: serves `/dist/…` as `/copy/dist/…`, too, which gives a page a second copy of the bundle. */
export const secondCopy = () => ({
  name: 'second-copy',
  async serve({ path }) {
    if (!path.startsWith('/copy/dist/') || !path.endsWith('.js')) return undefined;
    return { body: await readFile(`.${path.slice('/copy'.length)}`, 'utf8'), type: 'js' };
  },
});
