import { readFile } from 'node:fs/promises';

/** Test runner: pages of other origins, those of sandboxed frames included, may call the fake API. */
export const crossOrigin = () => ({
  name: 'cross-origin',
  serve({ method, path, res }) {
    if (!path.startsWith('/fake-api/')) return undefined;
    // On the response itself: the fake API answers past the test runner.
    res.setHeader('access-control-allow-origin', '*');
    if (method !== 'OPTIONS') return undefined;
    res.setHeader('access-control-allow-headers', 'platformtype, uuid, token, lang, content-type');
    res.setHeader('access-control-allow-methods', 'GET, POST');
    return { body: '', type: 'text/plain' };
  },
});

/** Test runner: `/copy/dist/…` is `/dist/…` under another address: a second copy of the bundle for the page. */
export const secondCopy = () => ({
  name: 'second-copy',
  async serve({ path }) {
    if (!path.startsWith('/copy/dist/') || !path.endsWith('.js')) return undefined;
    return { body: await readFile(`.${path.slice('/copy'.length)}`, 'utf8'), type: 'js' };
  },
});
