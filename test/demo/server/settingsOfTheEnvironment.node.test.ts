import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import Stripe from 'stripe';
import { readSettings } from '../../../demo/server/config.js';
import { readSeedDay } from '../../../demo/server/db/seed-day.js';

test('uses the defaults in an empty environment', () => {
  const { dataDir, seedDay, ...settings } = readSettings({ PORT: '', DATABASE_URL: '' });
  assert.match(dataDir, /[\\/]demo[\\/]data$/);
  assert.equal(seedDay, readSeedDay({}));
  assert.deepEqual(settings, {
    host: '127.0.0.1',
    port: 4173,
    partnerPort: 4174,
    oidcPort: 4176,
    suggestPort: 4177,
    databaseUrl: null,
    databasePool: 10,
    databaseWaitS: 60,
    workers: 1,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    isDemo: false,
    trustedProxies: 0,
    allowedOrigins: [],
    storefrontOrigin: null,
    partnerOrigin: null,
    oidcOrigin: null,
    suggestOrigin: null,
    social: { google: null, x: null, facebook: null },
    outsideLinks: [],
    paymentPort: 4178,
    paymentOrigin: null,
    payment: null,
    mailPort: 4175,
    smtpUrl: null,
    mailboxUrl: null,
    mailFrom: 'Meridian <no-reply@meridian.example>',
    standIns: true,
    logLevel: null,
  });
});

test('refuses several workers over the embedded database, and says what to set', () => {
  assert.throws(() => readSettings({ WORKERS: '2' }), /WORKERS=2 needs DATABASE_URL/);
  assert.equal(readSettings({ WORKERS: '2', DATABASE_URL: 'postgres://db.example/shop' }).workers, 2);
});

test('the partner port follows the port', () => {
  assert.equal(readSettings({ PORT: '8080' }).partnerPort, 8081);
  assert.equal(readSettings({ PORT: '0' }).partnerPort, 0);
});

for (const [name, value] of [
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PARTNER_PORT', '1e3'],
  ['CHAT_URL', 'javascript:0'],
  ['X_URL', 'x.com/shop'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://shop.example/path'],
  ['STOREFRONT_ORIGIN', 'shop.example'],
  ['MAIL_PORT', 'smtp'],
  ['STAND_INS', 'no'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'yes'],
  ['DATABASE_POOL', '0'],
  ['SEED_DAY', 'someday'],
  ['SEED_DAY', '2025-13-01'],
  ['WORKERS', '0'],
  ['METRICS_PORT', 'on'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '-1'],
] as const) {
  test(`refuses ${name}=${value}, and names the variable`, () => {
    assert.throws(() => readSettings({ [name]: value }), {
      name: 'StartError',
      message: new RegExp(`^${name} must .*not "${value.replace('*', '\\*')}"$`),
    });
  });
}

for (const url of ['mail.example', 'http://mail.example', 'smtp://', 'shop:secret@mail.example:25']) {
  test(`refuses SMTP_URL=${url}, and names the variable without its value, which may hold a password`, () => {
    assert.throws(() => readSettings({ SMTP_URL: url }), {
      name: 'StartError',
      message: 'SMTP_URL must look like smtp://user:password@mail.example:587',
    });
  });
}

test('requires both keys of Stripe, and never prints them', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
  assert.deepEqual(readSettings(keys).payment, {
    secretKey: keys.STRIPE_SECRET_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
  });
  for (const [name, value] of [
    ['STRIPE_SECRET_KEY', ''],
    ['STRIPE_SECRET_KEY', 'pk_live_9876543210'],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['STRIPE_WEBHOOK_SECRET', '9876543210'],
  ] as const)
    assert.throws(
      () => readSettings({ ...keys, [name]: value }),
      ({ name: kind, message }: Error) =>
        kind === 'StartError' && /STRIPE/.test(message) && !/\d{4}/.test(message),
    );
});

test('requires settings for everything that stand-ins would do when there are none', () => {
  assert.throws(() => readSettings({ STAND_INS: 'off' }), {
    name: 'StartError',
    message:
      'STAND_INS=off needs SMTP_URL, STRIPE_SECRET_KEY, GOOGLE_CLIENT_ID, X_CLIENT_ID, FACEBOOK_APP_ID',
  });
  const real = {
    SMTP_URL: 'smtp://mail.example',
    STRIPE_SECRET_KEY: 'sk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  };
  assert.equal(
    readSettings({ ...real, STAND_INS: 'off', OIDC_ORIGIN: 'https://id.example' }).standIns,
    false,
  );
});

test('demo/README.md names every variable that the server reads, and no other', () => {
  const read = new Set<string>();
  readSettings(
    new Proxy<Record<string, string>>(
      {},
      {
        get(_, name) {
          read.add(String(name));
          return undefined;
        },
      },
    ),
  );
  const table = readFileSync('demo/README.md', 'utf8').split('| variable |')[1]?.split('\n\n')[0] ?? '';
  const names = [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  assert.deepEqual(names.sort(), [...read].sort());
});

test('demo/README.md names the events of Stripe that the server reads, and the version of its API', () => {
  const text = readFileSync('demo/README.md', 'utf8').split('## Card payments')[1]?.split('\n## ')[0] ?? '';
  const code = readFileSync('demo/server/payments/read-event.ts', 'utf8');
  const events = [...code.matchAll(/case '([\w.]+)'/g)].map(([, event = '']) => event);
  assert(events.length > 0);
  for (const event of events)
    assert(text.includes(`\`${event.replace(/^checkout\.session(?!\.completed)/, '')}\``), event);
  assert(text.includes(`\`${Stripe.API_VERSION}\``));
});
