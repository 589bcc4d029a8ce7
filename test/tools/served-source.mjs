import { readFile } from 'node:fs/promises';
import { minifiedCss } from '../../src/build/css.mjs';

/** Test runner: stylesheets in `src` are imported as text, as in the build. */
export const cssAsText = () => ({
  name: 'css-as-text',
  async serve({ path }) {
    if (!path.startsWith('/src/') || !path.endsWith('.css')) return undefined;
    return {
      body: `export default ${JSON.stringify(await minifiedCss(`.${path}`))};`,
      type: 'js',
    };
  },
});

/** Test runner: JSON files in `src` and `demo` are imported as modules, as in the builds. */
export const jsonAsModule = () => ({
  name: 'json-as-module',
  async serve({ path }) {
    if (!/^\/(?:src|demo)\/.*\/messages\/\w+\.json$|chinese\.json$/.test(path)) return undefined;
    return { body: `export default ${await readFile(`.${path}`, 'utf8')};`, type: 'js' };
  },
});

/** Test runner: a page requested with `?csp=…` is served with that Content-Security-Policy. */
export const cspByQuery = () => ({
  name: 'csp-by-query',
  transform(context) {
    const policy = new URLSearchParams(context.querystring).get('csp');
    if (policy && context.path.endsWith('.html')) context.set('content-security-policy', policy);
  },
});

/** Test runner: lets pages from other origins load the bundle from here, as they would from a CDN. */
export const corsForBundle = () => ({
  name: 'cors-for-bundle',
  transform(context) {
    if (context.path.startsWith('/dist/')) context.set('access-control-allow-origin', '*');
  },
});
