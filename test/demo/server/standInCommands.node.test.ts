import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import Stripe from 'stripe';
import { createMailer } from '../../../demo/server/mail/mailer.js';
import { cardProvider } from '../../../demo/server/payments/provider.js';
import { exchangeCode } from '../../../demo/server/social/providers.js';
import { socialConfig } from '../../../demo/server/social/social-config.js';
import { challengeOf } from '../../../demo/server/social/windows.js';
import { silent } from './each-database.js';
import { filledFolder } from './filled-folder.js';
import { RunningServer } from './running-server.js';
import { AMELIA, TestBrowser } from './social-shop.js';
import { temporaryFolder } from './temporary-folder.js';
import { succeeds, testApp } from './test-app.js';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };

/** Starts a stand-in in a separate process, as the README describes. */
function start(name: string, options: readonly string[] = [], env: Record<string, string> = {}) {
  const args = ['--import', 'tsx', `demo/stand-ins/${name}/main.ts`, '--port', '0', ...options];
  return new RunningServer(env, { program: process.execPath, args, cwd: process.cwd() });
}

test('the card provider runs on its own, takes a payment, and notifies the shop', async () => {
  const cards = start('cards', ['--webhook', '/events'], KEYS);
  const standIn = await cards.says('stdout', /^Cards at (http:\S+)\n/);
  const events: Stripe.Event[] = [];
  const shop = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const header = String(request.headers['stripe-signature']);
    events.push(Stripe.webhooks.constructEvent(body, header, KEYS.STRIPE_WEBHOOK_SECRET));
    response.writeHead(200).end();
  }).listen(0);
  after(() => shop.close());
  await once(shop, 'listening');
  const address = shop.address();
  assert(typeof address === 'object' && address !== null);
  const returnUrl = `http://localhost:${address.port}/back`;
  const provider = cardProvider({
    ...{ secretKey: KEYS.STRIPE_SECRET_KEY, webhookSecret: KEYS.STRIPE_WEBHOOK_SECRET },
    ...{ standIn, returnUrl, isPlayed: false },
  });
  const paymentRequest = {
    ...{ reference: '7', amount: 1_599, reduction: 100, reductionName: 'Coupon', description: 'Order 7' },
    lines: [
      { name: 'Lamp', price: 550, pieces: 2 },
      { name: 'Shipping', price: 599, pieces: 1 },
    ],
    ...{ email: 'a@example.com', lang: 'en' as const, key: 'order-7' },
    expiresAt: new Date(Date.now() + 31 * 60_000),
  };
  const payment = await provider.create(paymentRequest);
  assert.equal((await provider.create(paymentRequest)).id, payment.id, 'the same key, the same payment');
  await assert.rejects(provider.create({ ...paymentRequest, email: null }), {
    name: 'PaymentError',
    status: 409,
  });
  const wrong = provider.create({ ...paymentRequest, amount: 1_600, key: 'order-8' });
  await assert.rejects(wrong, { name: 'PaymentError', message: /asks 1599 cents for order 7, not 1600/ });
  assert.match(await (await fetch(payment.url)).text(), /\$15\.99/);
  assert.equal(
    (await fetch(new URL('/pages.css', standIn))).headers.get('content-type'),
    'text/css; charset=utf-8',
  );
  const body = new URLSearchParams({ test: '4242424242424242' });
  const back = await fetch(payment.url, { method: 'POST', body, redirect: 'manual' });
  assert.equal(back.headers.get('location'), `${returnUrl}?order_id=7`);
  assert.deepEqual(
    events.map(({ type }) => type),
    Array(2).fill('checkout.session.completed'),
  );
  const { card_last4, intent } = await provider.read(payment.id);
  assert.equal(card_last4, '4242');
  for (const amount of [500, 500, 1_599, 1_599]) {
    await provider.refund({ intent, reference: '7', amount, refusals: 0 });
    assert.equal(await provider.refunded(intent), amount);
  }
  const tooMuch = provider.refund({ intent, reference: '7', amount: 1_600, refusals: 0 });
  await assert.rejects(tooMuch, { status: 400 });
});

test('the OpenID provider runs on its own, and signs a shopper in', async () => {
  const openId = start('openid', ['--shop', 'https://shop.example']);
  const origin = await openId.says('stdout', /OIDC_ORIGIN=(\S+)\n/);
  const { google, returnUrl } = socialConfig(
    { google: null, x: null, facebook: null },
    origin,
    'https://shop.example/v3',
  );
  const verifier = 'v'.repeat(43);
  const query = new URLSearchParams({
    ...{ client_id: google.clientId, scope: google.scope, response_type: 'code', redirect_uri: returnUrl },
    ...{ state: 's', nonce: 'n', code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
  });
  const browser = new TestBrowser(testApp());
  const page = await browser.go(`${google.authorizeUrl}?${query}`);
  assert.match(page.text, /Choose an account to continue to Meridian/);
  const isBack = (address: string) => address.startsWith(returnUrl);
  const { address } = await browser.choose(page, AMELIA, isBack);
  const code = new URL(address).searchParams.get('code') ?? '';
  const person = await exchangeCode(google, { code, redirectUri: returnUrl, verifier, nonce: 'n' });
  assert.deepEqual(
    [person.issuer, person.subject, person.name, person.email],
    [`${origin}/google`, AMELIA, 'Amelia Hart', 'amelia.hart@example.com'],
  );
});

test('the mail server runs on its own, takes mail, and shows it', async () => {
  const mail = start('mail', ['--smtp-port', '0', '--shop', 'https://shop.example']);
  const mailbox = await mail.says('stdout', /^Mail at (http:\S+)\n/);
  const mailer = createMailer(await mail.says('stdout', /SMTP_URL=(\S+)\n/), 'shop@example.com', silent);
  await mailer.send({
    ...{ to: 'ada@example.com', lang: 'en', subject: 'Your code', text: 'Hello\n\n012345', html: '' },
  });
  await mailer.close();
  const page = await fetch(new URL('/', mailbox)); // redirects to the mailbox
  assert.equal(page.url, mailbox);
  assert.match(page.headers.get('content-security-policy') ?? '', /; img-src https:\/\/shop\.example;/);
  assert.match(await page.text(), /href="https:\/\/shop\.example\/"[\s\S]*Your code[\s\S]*>012345</);
});

test('reports an unknown option, and a port in use, in one line', async () => {
  const wrong = await start('cards', ['--prot', '1']).ended;
  assert.equal(wrong.code, 1);
  assert.match(
    wrong.stderr,
    /^Unknown option '--prot'.*\nnode --import tsx demo\/stand-ins\/cards\/main\.ts /,
  );
  const other = createServer().listen(0);
  after(() => other.close());
  await once(other, 'listening');
  const address = other.address();
  assert(typeof address === 'object' && address !== null);
  const taken = await start('cards', ['--port', String(address.port)]).ended;
  assert.match(taken.stderr, /^listen EADDRINUSE/);
});

// test/architecture checks that only one file knows about them, and loads each on demand.
test('runs a shop whose providers are all configured without the folder of the stand-ins', {
  skip: process.env.MATRIX ? false : 'runs in the matrix',
}, async () => {
  const project = temporaryFolder();
  cpSync('demo', join(project, 'demo'), {
    recursive: true,
    filter: (path) => !/^demo\/(build|data|stand-ins)$/.test(path),
  });
  for (const path of ['node_modules', 'package.json', 'dist'])
    symlinkSync(resolve(path), join(project, path));
  const server = new RunningServer(
    {
      ...{ STAND_INS: 'off', MAIL_PORT: '0', SUGGEST_PORT: '0', DATA_DIR: await filledFolder() },
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', OIDC_ORIGIN: 'https://id.example' },
      ...{ PAYMENT_ORIGIN: 'https://pay.example', ...KEYS },
    },
    {
      program: process.execPath,
      args: ['--import', 'tsx', 'demo/server/main.ts'],
      cwd: project,
    },
  );
  const address = await server.address();
  await succeeds(fetch(`${address}/v3/pc/goods/list?pageSize=1`));
  assert.equal((await fetch(`${address}/dev/mail.json`)).status, 404);
});
