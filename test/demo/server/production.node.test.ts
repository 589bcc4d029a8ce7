import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { appConfig } from '../../../demo/server/app-config.js';
import { readSettings } from '../../../demo/server/config.js';
import { prepareStore } from '../../../demo/server/db/prepare-database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { createLogger } from '../../../demo/server/logger.js';
import { orders } from '../../../demo/server/orders/schema.js';
import { checkSettings, isProduction } from '../../../demo/server/production.js';
import { sellers } from '../../../demo/server/sellers/schema.js';
import { createFilledPostgres, openFilled } from './each-database.js';
import { filledFolder } from './filled-folder.js';
import { RunningServer } from './running-server.js';
import { refuses } from './test-app.js';

const POSTGRES = 'postgres://shop@127.0.0.1:1/shop';
const REAL = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', STRIPE_SECRET_KEY: 'sk_live_0123456789' },
  ...{ STRIPE_WEBHOOK_SECRET: 'whsec_0123456789', GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'g' },
  ...{ X_CLIENT_ID: 'x', X_CLIENT_SECRET: 'x', FACEBOOK_APP_ID: 'f', FACEBOOK_APP_SECRET: 'f' },
};
const start = (env: Record<string, string>) => checkSettings(readSettings(env));

test('refuses to start a store with a database or an https origin and any stand-in, and names each setting', async () => {
  for (const env of [
    { DATABASE_URL: POSTGRES },
    { STOREFRONT_ORIGIN: 'https://shop.example' },
    { PARTNER_ORIGIN: 'https://partner.example' },
    { SUGGEST_ORIGIN: 'https://suggest.example' },
  ]) {
    const [name = ''] = Object.keys(env);
    assert.throws(() => start(env), {
      name: 'StartError',
      message: new RegExp(`${name} is set. Set as well:`),
    });
    for (const missing of Object.keys(REAL)) {
      const { [missing]: _, ...rest }: Record<string, string> = REAL;
      // Another check rejects one key without the other.
      if (!missing.startsWith('STRIPE_'))
        assert.throws(() => start({ ...rest, ...env }), { message: new RegExp(`  .*${missing}.*: your`) });
    }
    assert.equal(start({ ...REAL, ...env }).standIns, false);
  }
  const { code, stdout, stderr } = await new RunningServer({ DATABASE_URL: POSTGRES, NODE_ENV: 'production' })
    .ended;
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(
    stderr,
    /^This store is not only for you to look at[\s\S]*SMTP_URL[\s\S]*STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: your[\s\S]*DEMO=1/,
  );
});

test('does not accept stand-ins on other hosts as real providers', () => {
  const { GOOGLE_CLIENT_ID: _, ...rest } = REAL;
  const env = { ...rest, DATABASE_URL: POSTGRES, OIDC_ORIGIN: 'https://id.example', STAND_INS: 'off' };
  assert.throws(() => start(env), {
    message: /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: your app at Google/,
  });
});

test('is a demo with DEMO=1, and without any settings', () => {
  for (const env of [
    {},
    { DEMO: '1', DATABASE_URL: POSTGRES },
    { STOREFRONT_ORIGIN: 'http://192.0.2.1:4173' },
  ]) {
    const settings = start(env);
    assert.deepEqual([settings.standIns, isProduction(settings)], [true, false]);
  }
  const https = { DEMO: '1', STOREFRONT_ORIGIN: 'https://shop.example' };
  assert.throws(() => start(https), { message: /https, too. Set OIDC_ORIGIN and PAYMENT_ORIGIN\.$/ });
  const origins = { OIDC_ORIGIN: 'https://id.example', PAYMENT_ORIGIN: 'https://pay.example' };
  assert.equal(start({ ...https, ...origins }).standIns, true);
});

test('refuses real money together with stand-ins', () => {
  const live = { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
  const trial = { ...live, STRIPE_SECRET_KEY: 'sk_test_0123456789' };
  const PAYMENT_ORIGIN = 'https://pay.example';
  for (const env of [
    live,
    { ...live, DEMO: '1', DATABASE_URL: POSTGRES },
    { ...REAL, ...live, PAYMENT_ORIGIN },
  ])
    assert.throws(() => start(env), { name: 'StartError', message: /^STRIPE_SECRET_KEY is a live key/ });
  for (const env of [trial, { ...trial, DEMO: '1', DATABASE_URL: POSTGRES }, { ...trial, PAYMENT_ORIGIN }])
    assert.equal(start(env).standIns, true);
  assert.throws(() => start({ ...REAL, ...trial, DATABASE_URL: POSTGRES }), { message: /is a test key/ });
});

test('logs requests where real shoppers are, and wherever LOG_LEVEL asks for it', () => {
  const levelOf = (env: Record<string, string>) => createLogger(readSettings(env)).level;
  assert.equal(levelOf({}), 'warn');
  assert.equal(levelOf({ LOG_LEVEL: '' }), 'warn');
  assert.equal(levelOf({ DATABASE_URL: POSTGRES }), 'info');
  assert.equal(levelOf({ STOREFRONT_ORIGIN: 'https://shop.example' }), 'info');
  assert.equal(levelOf({ DATABASE_URL: POSTGRES, DEMO: '1' }), 'warn');
  assert.equal(levelOf({ LOG_LEVEL: 'info' }), 'info');
  assert.equal(levelOf({ DATABASE_URL: POSTGRES, LOG_LEVEL: 'error' }), 'error');
});

test('mentions no localhost under an https origin', () => {
  const env = {
    ...REAL,
    STOREFRONT_ORIGIN: 'https://shop.example',
    ALLOWED_ORIGINS: 'https://partner.example',
  };
  const {
    folders: _,
    social: { standIn: __, ...social },
    ...config
  } = appConfig(start(env), 4173, 4174);
  assert.doesNotMatch(JSON.stringify({ social, ...config }), /localhost|127\.0\.0\.1/);
  assert.deepEqual(config.allowedOrigins, ['https://shop.example', 'https://partner.example']);
  assert.equal(config.suggestUrl, 'https://shop.example/v3');
});

test('serves no stand-in, and makes up no shoppers', async () => {
  // These ports are taken, so a stand-in that wanted one would make the start fail.
  const others = [createServer(), createServer(), createServer()];
  const ports = await Promise.all(
    others.map(
      (other) =>
        new Promise<string>((resolve) => {
          other.listen(0, '127.0.0.1', () => {
            const address = other.address();
            resolve(String(typeof address === 'object' && address?.port));
          });
        }),
    ),
  );
  const [OIDC_PORT = '', PAYMENT_PORT = '', MAIL_PORT = ''] = ports;
  const { TEST_DATABASE_URL: url } = process.env;
  // If there is a database server, filling takes half the time.
  const created = url ? await createFilledPostgres(url, []) : null;
  const server = new RunningServer({
    ...{ ...REAL, OIDC_PORT, PAYMENT_PORT, MAIL_PORT, SUGGEST_PORT: '0', PORT: '0' },
    ...{ STOREFRONT_ORIGIN: 'https://shop.example', LOG_LEVEL: 'debug' },
    ...(created ? { DATABASE_URL: created.address } : { DATA_DIR: await filledFolder([]) }),
  });
  assert.equal(await server.address(), 'https://shop.example');
  const port = await server.says('stderr', /"port":(\d+)/);
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  for (const path of ['/dev/mail', '/dev/mail.json'])
    assert.equal((await get(path, { headers: { accept: 'application/json' } })).status, 404, path);
  for (const [email, password] of [
    ['demo@example.com', 'demo123'],
    ['sam@example.com', 'sample123'],
  ] as const)
    await refuses(
      get('/v3/pc/login', { method: 'POST', body: new URLSearchParams({ email, password }) }),
      400,
    );
  const seller = new URLSearchParams({ email: 'seller@example.com', password: 'seller123' });
  await refuses(get('/v3/pc/seller/login', { method: 'POST', body: seller }), 400);
  const reply = await get('/v3/pc/goods/list?pageSize=1');
  assert.match(await reply.text(), /"total":2000/);
  assert.equal(reply.headers.get('strict-transport-security'), 'max-age=31536000');
  server.signal('SIGTERM');
  const { code, stdout, stderr } = await server.ended;
  assert.equal(code, 0);
  for (const key of [REAL.STRIPE_SECRET_KEY, REAL.STRIPE_WEBHOOK_SECRET])
    assert(!`${stdout}${stderr}`.includes(key), 'no key is logged');
  await created?.drop();
  for (const other of others) other.close();
});

test('fills a store with goods and no people, and refuses a demo’s database', async () => {
  const demo = await openFilled('whole');
  await assert.rejects(prepareStore(demo), { name: 'StartError', message: /filled as a demo/ });
  await demo.db.delete(users).where(eq(users.email, 'demo@example.com'));
  await assert.rejects(prepareStore(demo), { name: 'StartError' });
  await demo.close();
  const store = await openFilled([]);
  await prepareStore(store);
  const counts = await Promise.all([users, sellers, orders, goods].map((table) => store.db.$count(table)));
  assert.deepEqual(counts.slice(0, 3), [0, 0, 0]);
  assert((counts[3] ?? 0) > 100);
  await store.close();
});
