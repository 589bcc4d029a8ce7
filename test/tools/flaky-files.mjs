import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

const types = { js: 'text/javascript', json: 'application/json', map: 'application/json' };
const calls = new Map();
const pages = [];

/**
 * Test runner: serves the bundle from a server that fails. It's middleware, so that no byte gets changed.
 * - `/flaky/<id>/<part>*<times>/…` is `/dist/…`, but the first `times` requests for files with `part` in their path get
 *   a 503. `GET /flaky-calls/<id>` returns the requests under that ID, in order.
 * - `/exact/…` is `/dist/…`, and `/latest/…` redirects there, like a CDN's "latest".
 * - `/page/…?html=<number>` is a page with the markup of an earlier `POST /page`, which returns that number; it's under the
 *   policy in `csp` if there is one. In a URL, the markup could be too long for a server.
 */
export const flakyFiles = () => async (context, next) => {
  const [, root, ...rest] = context.path.split('/');
  if (root === 'flaky') await flaky(context, rest);
  else if (root === 'exact') await send(context, rest.join('/'));
  else if (root === 'flaky-calls') context.body = calls.get(rest[0]) ?? [];
  else if (root === 'latest') context.redirect(`/exact/${rest.join('/')}`);
  else if (root === 'page' && context.method === 'POST') {
    context.body = String(pages.push(await text(context.req)) - 1);
  } else if (root === 'page') {
    const query = new URLSearchParams(context.querystring);
    if (query.has('csp')) context.set('content-security-policy', query.get('csp'));
    context.type = 'html';
    context.body = pages[query.get('html')];
  } else return next();
};

async function send(context, file) {
  context.set({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  context.type = types[file.split('.').at(-1)] ?? 'text';
  context.body = await readFile(`dist/${file}`);
}

async function flaky(context, [id, rule, ...rest]) {
  const file = rest.join('/');
  const earlier = calls.get(id) ?? [];
  calls.set(id, [...earlier, file + (context.querystring && `?${context.querystring}`)]);
  const [part, times] = decodeURIComponent(rule).split('*');
  const failures = earlier.filter((name) => name.includes(part)).length;
  if (file.includes(part) && failures < Number(times)) context.status = 503;
  else await send(context, file);
}
