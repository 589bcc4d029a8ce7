import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Windows } from '../../../demo/server/social/windows.js';
import { ShortMemory } from '../../../demo/shared/short-memory.js';
import { openFilled } from './each-database.js';
import { googleCode, NOOR, openSocialShop, type SocialShop } from './social-shop.js';
import { DEFAULT_CONFIG, STOREFRONT } from './test-app.js';

const warned: string[] = [];
const { warn } = console;
let shop: SocialShop;
before(async () => {
  console.warn = (...values) => warned.push(values.join(' '));
  shop = await openSocialShop(openFilled);
});
after(async () => {
  console.warn = warn;
  await shop.close();
});

test('starts the provider without printing anything', async () => {
  await googleCode(shop, NOOR).catch(() => {}); // not one of Google's people
  assert.deepEqual(warned, []);
});

test('serves the scripts of the played providers from another origin than the shop’s', async () => {
  const { google, facebook } = shop.social;
  for (const url of [google.sdkUrl, facebook.sdkUrl]) {
    const response = await fetch(url);
    assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.notEqual(new URL(url).origin, STOREFRONT);
  }
});

test('gives a page outside the shop neither a code nor a token', async () => {
  const { google, facebook } = shop.social;
  const browser = shop.browser();
  const dialog = (query: string) => browser.go(`${facebook.dialogUrl}?client_id=${facebook.appId}&${query}`);
  for (const [to, status] of [
    [STOREFRONT, 200],
    ['http://localhost:9999', 200],
    // The origin of a file, but also of any site's sandboxed frame.
    ['null', 400],
    ['https://evil.example', 400],
  ] as const) {
    const state = Buffer.from(JSON.stringify({ to, state: 's' })).toString('base64');
    const relayed = await browser.go(`${google.sdkRedirectUri}?code=abc&state=${encodeURIComponent(state)}`);
    assert.equal(relayed.status, status, to);
    assert.equal((await dialog(`to=${encodeURIComponent(to)}`)).status, status, to);
  }
  assert.equal((await dialog('redirect_uri=https://evil.example&state=s')).status, 400);
});

test('requires PKCE for X, and redirects only to registered addresses', async () => {
  const { x, returnUrl } = shop.social;
  const query = { client_id: x.clientId, scope: x.scope, response_type: 'code', state: 's' };
  const request = (change: object) =>
    shop
      .browser()
      .go(`${x.authorizeUrl}?${new URLSearchParams({ ...query, ...change })}`, {}, (address) =>
        address.startsWith(STOREFRONT),
      );
  const without = await request({ redirect_uri: returnUrl });
  assert.equal(new URL(without.address).searchParams.get('error'), 'invalid_request');
  assert.match((await request({ redirect_uri: 'https://evil.example/' })).text, /redirect_uri/);
});

test('lets the shop’s pages load those scripts, and no others', async () => {
  const response = await shop.app.request('/dist-is-elsewhere', { headers: { accept: 'text/html' } });
  const policy = response.headers.get('content-security-policy');
  if (policy === null) return assert.equal(response.status, 404, 'not built');
  const { origin } = new URL(shop.social.google.sdkUrl);
  assert.match(policy, new RegExp(`script-src 'self' ${origin};`));
  assert.match(policy, new RegExp(`connect-src 'self' ${origin} ${DEFAULT_CONFIG.suggestUrl};`));
});

test('limits what it stores for minutes, and deletes it in time', () => {
  let now = 0;
  const memory = new ShortMemory<number>(3, () => now);
  for (let key = 0; key < 5; key++) memory.set(String(key), key, 1000);
  assert.deepEqual(
    ['0', '1', '2', '3', '4'].map((key) => memory.get(key)),
    [undefined, undefined, 2, 3, 4],
  );
  assert.equal(memory.take('4'), 4);
  assert.equal(memory.take('4'), undefined);
  now = 1000;
  assert.equal(memory.get('2'), undefined);
});

test('forgets an abandoned window after ten minutes', async () => {
  let now = 0;
  const windows = new Windows(shop.database.db, () => now);
  const request = { provider: 'x', nonce: 'n', origin: STOREFRONT, lang: 'en', uuid: '' } as const;
  const signIn = await windows.begin(request);
  assert(signIn);
  now = 10 * 60_000;
  assert.equal(await windows.return(signIn.state), undefined);
  assert.equal(await windows.result('n', signIn.proof), undefined);
});
