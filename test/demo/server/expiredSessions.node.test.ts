import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { stripeClient } from '../../../demo/server/payments/provider.js';
import { PaidShop, send } from './paid-shop.js';

const SOON = { timeout: 60_000 };
const CARD = { number: '4242424242424242', expiry: '12/99', code: '123' };

let shop: PaidShop;
/** Ends the time of each session that is open. */
let ends: (() => void)[] = [];
before(async () => {
  shop = await PaidShop.start(undefined, () => new Promise((resolve) => ends.push(resolve)));
});
after(() => shop.close());

const idOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
const sessions = () => stripeClient(shop.config.payments).checkout.sessions;

/** Waits until something is so. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

const EXPIRED = {
  en: 'This page has expired',
  ru: 'Срок действия этой страницы истёк',
  ar: 'انتهت صلاحية هذه الصفحة',
  fr: 'Cette page a expiré',
};
for (const [lang, title] of Object.entries(EXPIRED))
  test(
    `the payment page of a canceled order says that it has expired, and accepts no card: ${lang}`,
    SOON,
    async () => {
      const { url, cancel, state } = await shop.order(lang);
      shop.calls.length = 0;
      await cancel();
      await eventually(async () => (await sessions().retrieve(idOf(url))).status === 'expired');
      assert.deepEqual(
        shop.calls.filter((call) => call.startsWith('POST')),
        [`POST /v1/checkout/sessions/${idOf(url)}/expire`],
      );
      const headers = { 'accept-language': lang };
      const pages = [await fetch(url, { headers }), await fetch(`${url}/bank`, { headers })];
      for (const page of pages) assert.match(await page.text(), new RegExp(`<h1>${title}</h1>`));
      const refused = await fetch(url, { method: 'POST', body: new URLSearchParams(CARD), headers });
      assert.match(await refused.text(), new RegExp(title));
      assert.equal((await sessions().retrieve(idOf(url))).payment_status, 'unpaid');
      assert.equal((await state()).state, 'canceled');
    },
  );

test('expires a session once, and not after it was paid', async () => {
  const [left, paid] = [await shop.order(), await shop.order()];
  const closed = await sessions().expire(idOf(left.url));
  assert.deepEqual([closed.object, closed.status, closed.url], ['checkout.session', 'expired', null]);
  await send(paid.url, CARD);
  for (const [url, status] of [
    [left.url, 'expired'],
    [paid.url, 'complete'],
  ] as const)
    await assert.rejects(sessions().expire(idOf(url)), (error) => {
      assert(error instanceof Stripe.errors.StripeInvalidRequestError);
      assert.equal(error.statusCode, 400);
      assert.match(error.message, new RegExp(`has a status of \`${status}\``));
      return true;
    });
  await assert.rejects(sessions().expire('cs_test_of_nobody'), { statusCode: 404, code: 'resource_missing' });
  assert.equal((await paid.state()).state, 'paid');
});

test('reports an expired session once, and lets another session pay the order', SOON, async () => {
  ends = [];
  const { order_id, url, pay, state } = await shop.order();
  for (const end of ends) end();
  await eventually(async () =>
    (await shop.operate('show', order_id)).includes(`${idOf(url)}: $15.99, expired`),
  );
  assert.equal((await state()).state, 'unpaid');
  const next = await pay();
  assert.notEqual(next, url);
  await send(next, CARD);
  assert.equal((await state()).state, 'paid');
  for (const end of ends) end();
  assert.equal((await sessions().retrieve(idOf(next))).status, 'complete');
});
