import { readFile } from 'node:fs/promises';

const types = { js: 'text/javascript', json: 'application/json', map: 'application/json' };
const calls = new Map();

/**
 * Test runner, as middleware, so that not a byte is changed: the bundle from a server that fails.
 * - `/flaky/<id>/<part>*<times>/…` is `/dist/…`, but the first `times` requests for files with `part` in their path get
 *   a 503. `GET /flaky-calls/<id>` tells what was asked for under the id, in order.
 * - `/exact/…` is `/dist/…`, `/latest/…` redirects there, as the "latest" of a CDN does.
 * - `/page/…?html=…` is a page of that markup, under the policy of `csp` where there is one.
 */
export const flakyFiles = () => async (context, next) => {
  const [, root, ...rest] = context.path.split('/');
  if (root === 'flaky') await flaky(context, rest);
  else if (root === 'exact') await send(context, rest.join('/'));
  else if (root === 'flaky-calls') context.body = calls.get(rest[0]) ?? [];
  else if (root === 'latest') context.redirect(`/exact/${rest.join('/')}`);
  else if (root === 'page') {
    const query = new URLSearchParams(context.querystring);
    if (query.has('csp')) context.set('content-security-policy', query.get('csp'));
    context.type = 'html';
    context.body = query.get('html');
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
