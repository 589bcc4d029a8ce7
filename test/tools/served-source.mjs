import { minifiedCss } from '../../src/build/css.mjs';

/** Test runner: stylesheets of `src` are imported as text, as the build does it. */
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

/** Test runner: a page asked for with `?csp=…` is served under that Content-Security-Policy. */
export const cspByQuery = () => ({
  name: 'csp-by-query',
  transform(context) {
    const policy = new URLSearchParams(context.querystring).get('csp');
    if (policy && context.path.endsWith('.html')) context.set('content-security-policy', policy);
  },
});

/** Test runner: pages of other origins load the bundle from here, as they would from a CDN. */
export const corsForBundle = () => ({
  name: 'cors-for-bundle',
  transform(context) {
    if (context.path.startsWith('/dist/')) context.set('access-control-allow-origin', '*');
  },
});

/**
 * Test runner: Preact without its third argument of `createElementNS`, as the build has it (`src/build/slim`): in an
 * element that was moved to another document, Chromium refuses to create nodes with it.
 */
export const preactOverDocuments = () => ({
  name: 'preact-over-documents',
  transform: ({ path, body }) =>
    path.endsWith('/preact/dist/preact.mjs')
      ? { body: body.replace(/(\.createElementNS\(\w+,\w+),(\w+)\.is\?\2:\w+\)/, '$1)') }
      : undefined,
});
