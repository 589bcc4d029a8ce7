import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { groupNumber, readExpiry, tidyExpiry } from '../../../demo/stand-ins/cards/card-text.js';
import { PaidShop, send } from './paid-shop.js';

const CARDS = {
  approve: '4242424242424242',
  decline: '4000000000000002',
  secure: '4000002500003155',
  late: '4111111111111111',
};

let shop: PaidShop;
let sendLate = () => {};
const late = new Promise<void>((resolve) => {
  sendLate = resolve;
});

before(async () => {
  shop = await PaidShop.start(() => late);
});
after(() => shop.close());

test('pays the order by an approved card before its shopper is back, and sends no card data to the shop', async () => {
  const { order_id, url, state } = await shop.order();
  const page = await fetch(url);
  assert.match(
    page.headers.get('content-security-policy') ?? '',
    /form-action 'self' http:\/\/localhost:\d+$/,
  );
  assert.match(await page.text(), /\$15\.99/);
  assert.notEqual(new URL(url).origin, shop.origin);
  const back = await send(url, {
    number: '\u202a4242–4242\u00a04242 ４２４２\n',
    expiry: '12/99',
    code: ' １２３',
  });
  assert.deepEqual(
    [back.status, back.headers.get('location')],
    [303, `${shop.origin}/content/payment?order_id=${order_id}`],
  );
  assert.deepEqual((await state()).state, 'paid');
  assert.match(await (await fetch(url)).text(), /This payment is over/);
});

test('leaves the page open for another card after a decline', async () => {
  const { url, pay, state } = await shop.order();
  assert.match(await (await send(url, { test: CARDS.decline })).text(), /was declined/);
  assert.equal((await state()).state, 'unpaid');
  assert.equal(await pay(), url);
  assert.equal((await send(url, { test: CARDS.approve })).status, 303);
  assert.equal((await state()).state, 'paid');
});

test('requests the bank’s code for 3-D Secure, and accepts a cancellation there', async () => {
  const { url, state } = await shop.order();
  const bank = await send(url, { test: CARDS.secure });
  assert.equal(bank.headers.get('location'), `${new URL(url).pathname}/bank`);
  assert.match(await (await send(`${url}/bank`, { bank: '000000' })).text(), /not the code/);
  assert.match(await (await send(`${url}/bank`, { refuse: '1' })).text(), /was declined/);
  await send(url, { test: CARDS.secure });
  assert.equal((await send(`${url}/bank`, { bank: '\u200eYour code is ３１４１５９' })).status, 303);
  assert.equal((await state()).state, 'paid');
});

/** Numbers of https://docs.stripe.com/testing, the way to pay by them, and the outcome. A new one is a row. */
const DOCUMENTED: Readonly<Record<string, readonly ['card' | 'bank', 'paid' | 'unpaid']>> = {
  '4242424242424242': ['card', 'paid'],
  '5555555555554444': ['card', 'paid'],
  '378282246310005': ['card', 'paid'],
  '4000000000009995': ['card', 'unpaid'],
  '4000000000000069': ['card', 'unpaid'],
  '4100000000000019': ['card', 'unpaid'],
  '4000002760003184': ['bank', 'paid'],
  '4000000000003220': ['bank', 'paid'],
  '4000008400001629': ['bank', 'unpaid'],
};
for (const [number, [way, outcome]] of Object.entries(DOCUMENTED))
  test(`an order is ${outcome} by the test card ${number}${way === 'bank' ? ' once the bank has asked' : ''}`, async () => {
    const { url, state } = await shop.order();
    const sent = await send(url, { number, expiry: '12/99', code: number.startsWith('3') ? '1234' : '123' });
    const isAtBank = sent.headers.get('location')?.endsWith('/bank') === true;
    assert.equal(isAtBank, way === 'bank');
    if (isAtBank) await send(`${url}/bank`, { bank: '314159' });
    assert.equal((await state()).state, outcome);
  });

test('shows a late approval as “processing” until the provider reports it', async () => {
  const { url, state } = await shop.order();
  await send(url, { test: CARDS.late });
  const first = await state();
  assert.deepEqual([first.state, first.payment], ['unpaid', 'processing']);
  sendLate();
  await late;
  const last = await state();
  // The provider's message and the shop's request race. Whichever comes first, the order is paid.
  assert.equal(last.state, 'paid');
  assert(last.payment === 'succeeded' || last.payment === null);
});

test('reports errors at the card’s fields, and leaves everything typed but the security code', async () => {
  const { url } = await shop.order();
  const good = { number: '4242424242424242', expiry: '12/99', code: '123' };
  for (const [wrong, fields] of [
    [{ number: '4242424242424241' }, ['number']],
    [{ number: '', code: '12' }, ['number', 'code']],
    [{ expiry: '01/20' }, ['expiry']],
    [{ expiry: '13/30' }, ['expiry']],
  ] as const) {
    const typed = { ...good, ...wrong };
    const page = await send(url, typed);
    assert.equal(page.status, 200);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    const html = await page.text();
    for (const name of ['number', 'expiry', 'code']) {
      const input = new RegExp(`<input id="${name}"[^>]*>`).exec(html)?.[0] ?? '';
      const isWrong = fields.some((field) => field === name);
      assert.equal(input.includes('aria-invalid="true"'), isWrong, name);
      assert.equal(input.includes(`aria-describedby="${name}-wrong"`), isWrong, name);
      assert.equal(html.includes(`id="${name}-wrong"`), isWrong, name);
      assert.equal(input.includes('autofocus'), fields[0] === name, name);
    }
    const value = (name: string) => new RegExp(`<input id="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
    assert.equal(value('number')?.replaceAll(' ', ''), typed.number);
    assert.equal(value('code'), '');
  }
});

test('sends the same errors, and where to go next, to the page’s script', async () => {
  const { order_id, url, state } = await shop.order();
  const submit = async (fields: Record<string, string>): Promise<unknown> => {
    const headers = { accept: 'application/json' };
    return (await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers })).json();
  };
  const typed = { number: '4242 4242 4242 4242', expiry: '', code: '1' };
  assert.deepEqual(await submit(typed), {
    faults: { expiry: 'Please check the expiry date', code: 'Please check the security code' },
  });
  assert.deepEqual(await submit({ ...typed, number: CARDS.decline, expiry: '1230', code: '123' }), {
    faults: {},
    declined: 'The card was declined. Nothing was charged. Please try another card.',
  });
  const back = { to: `${shop.origin}/content/payment?order_id=${order_id}` };
  assert.deepEqual(await submit({ ...typed, expiry: '12 / 2030', code: '123' }), back);
  assert.equal((await state()).state, 'paid');
  assert.deepEqual(await submit(typed), { to: url });
});

test('groups a card’s number, and accepts its date, however they are typed', () => {
  for (const [typed, grouped] of [
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-42', '4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['6304000000000000008', '6304 0000 0000 0000 008'],
    ['\u200eCard: ４２４２\u00a04242', '4242 4242'],
    ['card', ''],
  ] as const)
    assert.equal(groupNumber(typed), grouped);
  for (const typed of ['1230', '12/30', '12 / 2030', '122030', ' 12-30 ', '12.30', '\u200e１２/３０\u00a0'])
    assert.equal(tidyExpiry(typed), '12 / 30', typed);
  assert.deepEqual(readExpiry('1/31'), { month: 1, year: 2031 });
  for (const typed of ['', '1330', '0030', '12', '123', '12/3', 'soon'])
    assert.equal(readExpiry(typed), null, typed);
  assert.equal(tidyExpiry('13/30'), '13/30');
});

test('shows the page in the shop’s language or, where Checkout lacks it, the browser’s', async () => {
  for (const [lang, browser, shown] of [
    ['fr', 'ru', 'fr'],
    ['ar', 'ru', 'ru'],
    ['ar', 'ar-EG, en;q=0.5', 'ar'],
    ['ar', 'de', 'en'],
  ] as const) {
    const { url } = await shop.order(lang);
    const page = await fetch(url, { headers: { 'accept-language': browser } });
    assert.match(await page.text(), new RegExp(`<html lang="${shown}"`), `${lang} ${browser}`);
  }
});

test('refuses every call without the shop’s key', async () => {
  const { url } = await shop.order();
  const { origin: at, pathname } = new URL(url);
  const id = pathname.split('/').at(-1);
  for (const [method, path] of [
    ['GET', `/v1/checkout/sessions/${id}`],
    ['POST', '/v1/refunds'],
    ['POST', '/v1/checkout/sessions'],
  ] as const) {
    const init = method === 'POST' ? { method, body: '{}' } : { method };
    assert.equal((await fetch(at + path, init)).status, 401, path);
  }
  assert.equal((await fetch(`${at}/pay/pay_unknown`)).status, 404);
});
