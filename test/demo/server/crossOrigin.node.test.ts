import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { accountLimits } from '../../../demo/server/accounts/limits.js';
import { createApp } from '../../../demo/server/app.js';
import { appConfig } from '../../../demo/server/app-config.js';
import { readSettings } from '../../../demo/server/config.js';
import type { ApiEnv } from '../../../demo/server/http/api.js';
import { allowOrigins } from '../../../demo/server/http/guards.js';
import type { Mail } from '../../../demo/server/mail/mailer.js';
import { WINDOWS } from '../../../demo/server/social/window-routes.js';
import { silent } from './each-database.js';
import { DEFAULT_CONFIG, noDatabase, PARTNER, readEnvelope, STOREFRONT, testApp } from './test-app.js';

const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'platformtype,uuid,token,lang,content-type',
};

/** The headers that browsers send for a link to another site. */
const LINK = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** Returns the CORS headers of a reply to this origin. */
async function corsHeaders(origin: string, method: string, config = {}) {
  const headers = { origin, ...(method === 'OPTIONS' ? PREFLIGHT : {}) };
  const response = await testApp(undefined, config).request('/v3/nope', {
    method,
    headers,
  });
  const found = [...response.headers].filter(([name]) => name.startsWith('access-control-'));
  return {
    status: response.status,
    vary: response.headers.get('vary'),
    ...Object.fromEntries(found),
  };
}

test('lets pages of the storefront and of the partner read replies', async () => {
  for (const origin of [STOREFRONT, PARTNER, 'http://127.0.0.1:4173', 'http://127.0.0.1:4174']) {
    assert.deepEqual(await corsHeaders(origin, 'GET'), {
      status: 404,
      vary: 'Origin',
      'access-control-allow-origin': origin,
    });
  }
});

test('answers the partner’s preflight with the methods and headers it may send', async () => {
  assert.deepEqual(await corsHeaders(PARTNER, 'OPTIONS'), {
    status: 204,
    vary: 'Origin, Access-Control-Request-Headers',
    'access-control-allow-origin': PARTNER,
    'access-control-allow-methods': 'GET,POST',
    'access-control-allow-headers': 'platformType,uuid,token,lang,content-type',
    'access-control-max-age': '7200',
  });
});

/** Settings of the environment, and which pages of this machine may call a server that has them. */
const modes: Readonly<
  Record<string, readonly [env: Readonly<Record<string, string>>, ofThisMachine: boolean]>
> = {
  'without settings': [{}, true],
  'as a demo with a database': [{ DATABASE_URL: 'postgres://db.example/shop', DEMO: '1' }, true],
  'as a process of such a demo': [
    { DEMO: '1', SMTP_URL: 'smtp://127.0.0.1:4175', MAILBOX_URL: 'http://127.0.0.1:4180' },
    true,
  ],
  'with a database': [{ DATABASE_URL: 'postgres://db.example/shop' }, false],
  'behind https': [{ STOREFRONT_ORIGIN: 'https://shop.example' }, false],
  'with real mail': [{ SMTP_URL: 'smtp://mail.example' }, false],
};

/** Origins of pages of this machine, besides the store's own. */
const ofThisMachine = [
  ...['http://localhost', 'http://localhost:9999', 'https://localhost:5173', 'http://127.0.0.1:8080'],
  ...['http://[::1]:3000', 'null'],
];

const elsewhere = [
  ...['https://evil.example', 'http://localhost.evil.example', 'http://localhost:4173.evil.example', ''],
  ...['HTTP://LOCALHOST:4173', 'http://localhost:4173/', 'http://localhost:*', 'file://', 'http://10.0.0.1'],
];

for (const [mode, [env, allowsThisMachine]] of Object.entries(modes))
  test(`${mode}, pages of this machine ${allowsThisMachine ? 'may call' : 'are refused'}, and others are refused`, async () => {
    const config = appConfig(readSettings(env), 4173, 4174);
    const origins = [...ofThisMachine, ...elsewhere].map((origin) => ({
      origin,
      isAllowed: allowsThisMachine && ofThisMachine.includes(origin),
    }));
    for (const { origin, isAllowed } of origins) {
      const allowed = isAllowed ? { 'access-control-allow-origin': origin } : {};
      const status = isAllowed ? 404 : 403;
      assert.deepEqual(await corsHeaders(origin, 'GET', config), { status, vary: 'Origin', ...allowed });
      const preflight = await corsHeaders(origin, 'OPTIONS', config);
      assert.equal(preflight.status, isAllowed ? 204 : 403, origin);
      assert.equal(Reflect.get(preflight, 'access-control-allow-origin'), isAllowed ? origin : undefined);
      // Without it, no reply to a request with the shop's cookies can be read.
      assert.ok(!('access-control-allow-credentials' in preflight), origin);
    }
  });

test('names the setting that allows a refused page', async () => {
  const reply = await testApp().request('/v3/pc/navbar', { headers: { origin: 'https://partner.example' } });
  assert.equal(
    (await readEnvelope(reply)).msg,
    'Pages of https://partner.example may not call this API. Its operator adds their origin to ALLOWED_ORIGINS.',
  );
});

test('sends no mail for a page of a foreign origin', async () => {
  const sent: string[] = [];
  const send = async ({ to }: Mail) => void sent.push(to);
  const app = createApp({
    ...{ db: noDatabase, config: DEFAULT_CONFIG, logger: silent },
    accounts: {
      mailer: { send, sendLater: async () => {}, close: async () => {} },
      limits: accountLimits(noDatabase, 'shopper'),
    },
  });
  const request = (headers: Record<string, string>) =>
    app.request('/v3/pc/sendCodeEmail?email=ada@example.com&id=1', { headers });
  const picture = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', ...picture },
    { 'sec-fetch-site': 'same-site', ...picture },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    LINK,
  ]) {
    const reply = await request(headers);
    assert.deepEqual([reply.status, (await readEnvelope(reply)).code], [403, 403], JSON.stringify(headers));
  }
  // These requests get as far as the database, which doesn't exist here.
  for (const headers of [
    {},
    { origin: STOREFRONT },
    { 'sec-fetch-site': 'same-origin', ...picture },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ])
    assert.equal((await request(headers)).status, 500, JSON.stringify(headers));
  assert.deepEqual(sent, []);
});

test('lets any page open a sign-in window, and the provider redirect back to it', async () => {
  const windows = new Hono<ApiEnv>().use(allowOrigins([], WINDOWS)).all('*', (c) => c.text('a window'));
  for (const path of ['/v3/pc/socialWindow', '/v3/pc/socialReturn?state=s'])
    assert.equal((await windows.request(path, { headers: LINK })).status, 200);
  assert.equal((await windows.request('/v3/pc/socialConfirm', { headers: LINK })).status, 403);
});

test('allows the origins in ALLOWED_ORIGINS', async () => {
  const settings = readSettings({
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
  });
  const config = appConfig(settings, 4173, 4174);
  assert.deepEqual(await corsHeaders('https://b.example', 'GET', config), {
    status: 404,
    vary: 'Origin',
    'access-control-allow-origin': 'https://b.example',
  });
});
