import { readFile } from 'node:fs/promises';

/**
 * Test runner: lets pages from other origins, including sandboxed frames, call the fake API, and answers for an API that
 * they can't call: `/refused-api`.
 */
export const crossOrigin = () => ({
  name: 'cross-origin',
  serve({ method, path, res }) {
    if (path.startsWith('/refused-api')) {
      res.setHeader('x-content-type-options', 'nosniff');
      return { body: '{"code":403,"msg":"refused","data":null}', type: 'json' };
    }
    if (!path.startsWith('/fake-api/')) return undefined;
    // Set on the response itself, because the fake API bypasses the test runner.
    res.setHeader('access-control-allow-origin', '*');
    if (method !== 'OPTIONS') return undefined;
    res.setHeader('access-control-allow-headers', 'platformtype, uuid, token, lang, content-type');
    res.setHeader('access-control-allow-methods', 'GET, POST');
    return { body: '', type: 'text/plain' };
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
