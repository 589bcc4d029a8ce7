import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { array } from 'superstruct';
import { emailCodes, users } from '../../../demo/server/accounts/schema.js';
import { addresses } from '../../../demo/server/addresses/schema.js';
import { LINK_MS } from '../../../demo/server/guests/links.js';
import { guestSessions } from '../../../demo/server/guests/schema.js';
import { GUEST_DATA_MS, sweepGuests } from '../../../demo/server/guests/sweep-guests.js';
import { rateLimits } from '../../../demo/server/limits/schema.js';
import { notifications } from '../../../demo/server/notifications/schema.js';
import { MOST_UNPAID } from '../../../demo/server/orders/holds.js';
import { orders } from '../../../demo/server/orders/schema.js';
import { expireOrders } from '../../../demo/server/orders/sweep.js';
import { pointsBalance } from '../../../demo/server/points/points.js';
import { Address } from '../../../demo/shared/replies/addresses.js';
import { Cart } from '../../../demo/shared/replies/cart.js';
import { PaymentState, Shipping, UnpaidOrders } from '../../../demo/shared/replies/checkout.js';
import { GuestSession, OpenedGuestOrder } from '../../../demo/shared/replies/guests.js';
import { Order } from '../../../demo/shared/replies/orders.js';
import { overEachDatabase } from './each-database.js';
import { type GuestBuyer, guestBuyer, mailsTo, tokenIn } from './guest-buyer.js';
import { GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { read } from './read-reply.js';
import { PARTNER, readEnvelope, refuses, succeeds } from './test-app.js';

const [LAMP, TIRE] = GOODS;
const DAY = 24 * 60;
const DAY_MS = DAY * 60_000;
const ADDRESS = {
  ...{ contact_name: 'Robin Guest', phone: '5125550142', city_name: 'Austin', state: 'TX' },
  post_code: '78704',
};

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
    // All tests come from the same address.
    await shop.db.delete(rateLimits);
  });

  let guests = 0;
  const newGuest = (email = `robin-${(guests += 1)}-${crypto.randomUUID().slice(0, 8)}@example.com`) =>
    guestBuyer(shop, email);
  const detail = async (guest: GuestBuyer, order_id: number) =>
    await read(guest.get('order/detail', { order_id }), Order);
  const session = async (guest: GuestBuyer) => await read(guest.get('guest/session'), GuestSession);
  /** A browser without any session, in which a mailed link is opened. */
  async function opened(email: string, token: string): Promise<GuestBuyer> {
    const other = newGuest(email);
    await succeeds(other.post('guest/open', { token }));
    return other;
  }
  async function linked(guest: GuestBuyer): Promise<string> {
    const [mail] = await mailsTo(shop, guest.email);
    return tokenIn(mail);
  }

  test('a guest gives an email, orders, pays, and sees the order by the mailed link in another browser', async () => {
    const guest = newGuest();
    const order_id = await shop.paid(guest, LAMP, 2);
    assert.equal(shop.provider.emails.at(-1), guest.email);
    const state = await read(guest.get('payment/state', { order_id }), PaymentState);
    assert.deepEqual([state.state, state.mailed_to], ['paid', guest.email]);
    assert.deepEqual((await read(guest.get('cart/list'), Cart)).lines, [], 'the cart was ordered');
    const mails = await mailsTo(shop, guest.email);
    assert.equal(mails.length, 1);
    const { text = '' } = mails[0] ?? {};
    for (const part of [
      /It arrives .+\./,
      /^Sold by .+\n2 × .+ \$20\.00$/m,
      /^2 items +\$20\.00\nShipping +\$\S+\nTotal +\$\S+\n {2}Sales tax included$/m,
      /^Payment\n\S.+$/m,
      /^Deliver to\nRobin Guest\n7 Elm St\nAustin, TX 78704\n5125550142$/m,
    ])
      assert.match(text, part);
    const other = await opened(guest.email, tokenIn(mails[0]));
    assert.deepEqual(await session(other), { email: guest.email, order_id });
    const order = await detail(other, order_id);
    assert.deepEqual(
      [order.state, order.ship_to.contact_name, order.lines[0]?.buy_num],
      ['paid', 'Robin Guest', 2],
    );
    const canceled = await read(other.post('order/cancel', { order_id }), Order);
    assert.equal(canceled.state, 'refunded');
    assert.equal((await detail(guest, order_id)).state, 'refunded');
  });

  test('a guest’s order is delivered and returned by the link; it earns nothing', async () => {
    const guest = newGuest();
    const order_id = await shop.paid(guest, LAMP, 2);
    await shop.operate('ship', order_id);
    const other = await opened(guest.email, await linked(guest));
    await succeeds(other.post('order/confirm', { order_id }));
    const key = crypto.randomUUID();
    const back = { order_id, items: `${LAMP}:1`, reason: 'unwanted', key };
    const { returns } = await read(other.post('order/return', back), Order);
    assert.equal(returns.length, 1);
    const [mail] = await mailsTo(shop, guest.email);
    assert.match(mail?.text ?? '', /label from the return/);
    const [row] = await shop.db.select().from(orders).where(eq(orders.orderId, order_id));
    assert.equal(await pointsBalance(shop.db, row?.userId ?? 0), 0);
  });

  /** What a guest's session can't do: each call answers as it does without any session. */
  const FOREIGN: readonly (readonly ['GET' | 'POST', string])[] = [
    ['GET', 'order/list'],
    ['GET', 'user/getUserInfo'],
    ['GET', 'user/sessions'],
    ['POST', 'user/replacePwd'],
    ['GET', 'user/cancel'],
    ['POST', 'user/cancel/sendCode'],
    ['POST', 'user/cancel'],
    ['GET', 'coupon/list'],
    ['GET', 'points/info'],
    ['GET', 'points/list'],
    ['GET', 'shares/list'],
    ['GET', 'index/luckyDraw'],
    ['GET', 'prize/draw'],
    ['POST', 'coupon/collect'],
    ['GET', 'prize/prizeRecord'],
    ['GET', 'notice/list'],
    ['POST', 'notice/read'],
    ['POST', 'notice/delete'],
    ['GET', 'notice/subscriptions'],
    ['POST', 'notice/subscribe'],
    ['GET', 'user/profile'],
    ['POST', 'user/profile'],
    ['GET', 'user/proof'],
    ['POST', 'user/proof'],
    ['POST', 'user/proof/sendCode'],
    ['GET', 'collect/list'],
    ['POST', 'collect/add'],
    ['GET', 'history'],
    ['POST', 'history/clear'],
    ['GET', 'invitation/info'],
    ['POST', 'cart/merge'],
    ['GET', 'passkey/list'],
    ['POST', 'passkey/registerOptions'],
    ['GET', 'seller/returns'],
    ['POST', 'seller/returns/receive'],
  ];
  for (const [method, path] of FOREIGN) {
    test(`refuses a guest’s session at ${method} ${path}`, async () => {
      const guest = newGuest();
      await guest.begin();
      assert.ok(guest.cookies.has('portal_guest'));
      const send = async (buyer: GuestBuyer) =>
        readEnvelope(await (method === 'GET' ? buyer.get(path) : buyer.post(path)));
      const { code, data } = await send(guest);
      const { code: without, data: dataWithout } = await send(newGuest());
      assert.deepEqual([code, data], [without, dataWithout]);
      assert.ok([200, 401, 403].includes(code), `the call exists: ${code}`);
      if (code === 200) assert.deepEqual(data, {});
    });
  }

  /** What concerns one order: someone else's is as good as none. */
  const OF_ORDER: readonly (readonly ['GET' | 'POST', string, Record<string, string>])[] = [
    ['GET', 'order/detail', {}],
    ['GET', 'payment/state', {}],
    ['POST', 'order/pay', {}],
    ['POST', 'order/cancel', {}],
    ['POST', 'order/cancelRest', {}],
    ['POST', 'order/confirm', {}],
    ['POST', 'order/confirmDelivery', { kind: 'parcel', zone: '1' }],
    ['POST', 'order/buyAgain', {}],
    ['POST', 'order/return', { items: `${LAMP}:1`, reason: 'unwanted', key: 'a-key-of-eight' }],
    ['POST', 'order/cancelReturn', { return_id: '500001' }],
  ];
  /** A guest, the order and session of a link mailed to them, their second order, which that link isn't for, and others' orders. */
  async function severalOrders() {
    const guest = newGuest();
    const first = await shop.paid(guest, LAMP);
    const byLink = await opened(guest.email, await linked(guest));
    const second = await shop.paid(guest, TIRE);
    const ofShopper = await shop.paid(await shop.shopper(), LAMP);
    const ofOther = await shop.paid(newGuest(), LAMP);
    return { guest, first, byLink, second, foreign: [ofShopper, ofOther, 999_999] };
  }
  let ordered: ReturnType<typeof severalOrders> | undefined;
  for (const [method, path, fields] of OF_ORDER) {
    test(`answers ${method} ${path} of another’s order with 404 to a guest, and 401 without a session`, async () => {
      const { guest, byLink, first, foreign, second } = await (ordered ??= severalOrders());
      const send = (buyer: GuestBuyer, order_id: number) =>
        method === 'GET'
          ? buyer.get(path, { order_id, ...fields })
          : buyer.post(path, { order_id, ...fields });
      for (const order_id of foreign) {
        await refuses(send(guest, order_id), 404);
        await refuses(send(byLink, order_id), 404);
      }
      await refuses(send(byLink, second), 404);
      await refuses(send(newGuest(), first), 401);
      const own = await readEnvelope(await send(byLink, first));
      // A return of what isn't delivered, and one that there isn't, are refused for that reason.
      assert.ok(![401].includes(own.code), own.msg);
      assert.notEqual(own.msg, 'We can’t find this order in your account.');
    });
  }

  test('refuses checkout and addresses to the session of a link', async () => {
    const guest = newGuest();
    await shop.paid(guest, LAMP);
    const byLink = await opened(guest.email, await linked(guest));
    await refuses(byLink.get('address/list'), 401);
    await refuses(byLink.post('address/add'), 401);
    await refuses(byLink.post('checkout/summary'), 401);
    await refuses(byLink.post('order/create'), 401);
  });

  test('a guest corrects an address of the session, and removes it; another guest can do neither', async () => {
    const guest = newGuest();
    await guest.begin();
    const other = newGuest();
    await other.begin();
    const address = { ...ADDRESS, street: '7 Elm St' };
    const { address_id } = await read(guest.post('address/add', address), Address);
    const corrected = { ...address, address_id, city_name: 'West Austin' };
    await refuses(other.post('address/edit', corrected), 404);
    await refuses(other.post('address/delete', { address_id }), 404);
    assert.equal((await read(guest.post('address/edit', corrected), Address)).city_name, 'West Austin');
    await succeeds(guest.post('address/delete', { address_id }));
    assert.deepEqual(await read(guest.get('address/list'), array(Address)), []);
  });

  test('names the orders that wait for payment to whoever placed them, as long as they can be paid', async () => {
    const unpaid = async (buyer: Pick<GuestBuyer, 'get'>) =>
      (await read(buyer.get('checkout/unpaid'), UnpaidOrders)).map(({ order_id }) => order_id);
    const guest = newGuest();
    assert.deepEqual(await unpaid(guest), []);
    const shopper = await shop.shopper();
    for (const buyer of [guest, shopper]) {
      await buyer.add(LAMP);
      const { order_id: first } = await buyer.place();
      await shop.paid(buyer, LAMP);
      await buyer.add(TIRE);
      const { order_id: second } = await buyer.place();
      assert.deepEqual(await unpaid(buyer), [second, first]);
      await succeeds(buyer.post('order/cancel', { order_id: second }));
      assert.deepEqual(await unpaid(buyer), [first]);
    }
    const byLink = await opened(guest.email, await linked(guest));
    assert.deepEqual(await unpaid(byLink), [], 'the link is for the paid order alone');
    shop.pass(60);
    assert.deepEqual([await unpaid(guest), await unpaid(shopper)], [[], []]);
  });

  test('stores the session for a day in a cookie that scripts and other origins cannot use', async () => {
    const guest = newGuest();
    await guest.add(LAMP);
    const reply = await guest.post('guest/begin', { email: guest.email });
    assert.match(
      reply.headers.get('set-cookie') ?? '',
      /^portal_guest=[\w-]{43};.*Path=\/v3.*HttpOnly.*SameSite=Strict/i,
    );
    assert.equal(
      JSON.stringify(await reply.json()).includes(guest.cookies.get('portal_guest') ?? 'x'),
      false,
    );
    const stored = await shop.db.select().from(guestSessions);
    assert.ok(stored.every(({ tokenHash }) => tokenHash !== guest.cookies.get('portal_guest')));
    await succeeds(guest.post('checkout/summary'));
    await succeeds(guest.post('checkout/summary', {}, { 'sec-fetch-site': 'same-origin' }));
    await refuses(
      guest.post('checkout/summary', {}, { 'sec-fetch-site': 'same-site', origin: PARTNER }),
      401,
    );
    shop.pass(DAY);
    await refuses(guest.post('checkout/summary'), 401);
    assert.equal((await session(guest)).email, null);
  });

  test('accepts the email of an account like any other, without touching or showing the account', async () => {
    const shopper = await shop.shopper();
    const [account] = await shop.db.select().from(users).where(eq(users.userId, shopper.userId));
    const email = account?.email ?? '';
    const replies = [newGuest(email), newGuest(email), newGuest()].map(async (guest) => {
      const { code, data } = await readEnvelope(await guest.post('guest/begin', { email: guest.email }));
      return [code, Object.keys(Object(data))];
    });
    const [one, two, three] = await Promise.all(replies);
    assert.deepEqual([one, two], [three, three]);
    const order_id = await shop.paid(newGuest(email), LAMP);
    await refuses(shopper.get('order/detail', { order_id }), 404);
    assert.deepEqual(await shop.db.select().from(users).where(eq(users.userId, shopper.userId)), [account]);
    const notices = await shop.db.$count(notifications, eq(notifications.userId, shopper.userId));
    assert.equal(notices, 0);
  });

  /** Links that open nothing. */
  const BAD: Readonly<Record<string, (token: string, other: string) => string>> = {
    'of another order, with this signature': (token) => token.replace(/^\d+/, (id) => String(Number(id) + 1)),
    'of another guest, with this signature': (token) => token.replace(/\.\d+\./, '.1.'),
    'of a later time, with this signature': (token) =>
      token.replace(/\.(\d{13})\./, (_, at) => `.${Number(at) + 1}.`),
    'with another order’s signature': (token, other) =>
      token.slice(0, token.lastIndexOf('.')) + other.slice(other.lastIndexOf('.')),
    'without a signature': (token) => token.slice(0, token.lastIndexOf('.')),
    'without anything': () => '',
    'with a text': () => 'x'.repeat(150),
  };
  for (const [name, change] of Object.entries(BAD)) {
    test(`refuses a link ${name}`, async () => {
      const [guest, other] = [newGuest(), newGuest()];
      await shop.paid(guest, LAMP);
      await shop.paid(other, LAMP);
      const stranger = newGuest();
      const token = change(await linked(guest), await linked(other));
      await refuses(stranger.post('guest/open', { token }), 400);
      assert.equal(stranger.cookies.size, 0);
    });
  }

  test('accepts a link many times for 90 days, and then mails a new one to the same mailbox', async () => {
    const guest = newGuest();
    const order_id = await shop.paid(guest, LAMP);
    const token = await linked(guest);
    await opened(guest.email, token);
    shop.pass(LINK_MS / 60_000 - 1);
    await opened(guest.email, token);
    shop.pass(1);
    const later = newGuest();
    await refuses(later.post('guest/open', { token }), 400);
    const before = (await mailsTo(shop, guest.email)).length;
    const requestLink = (email: string, id: number | string = order_id) =>
      later.post('guest/link', { order_id: id, email });
    const replies = [
      await requestLink(guest.email),
      await requestLink('nobody@example.com'),
      await requestLink(guest.email, 999_999),
      await requestLink(guest.email.toUpperCase()),
    ];
    const bodies = await Promise.all(replies.map((reply) => reply.text()));
    assert.equal(new Set(bodies).size, 1, 'the reply never says whether the order exists');
    assert.equal((await mailsTo(shop, 'nobody@example.com')).length, 0);
    assert.equal((await mailsTo(shop, guest.email)).length, before + 2);
    const again = await opened(guest.email, await linked(guest));
    assert.equal((await detail(again, order_id)).order_id, order_id);
    for (let tries = 0; tries < 5; tries += 1) await succeeds(requestLink(guest.email));
    assert.equal(
      (await mailsTo(shop, guest.email)).length,
      before + 3,
      'a mailbox gets three in a quarter of an hour',
    );
    assert.match(await refuses(requestLink('x'), 400), /valid|email/i);
    assert.match(await refuses(requestLink(guest.email, ''), 400), /number/);
  });

  test('mails nothing about an unpaid order', async () => {
    const guest = newGuest('victim@example.org');
    await guest.add(LAMP);
    const { order_id } = await guest.place();
    shop.pass(60);
    await expireOrders(shop.db, shop.clock.now);
    assert.equal((await detail(guest, order_id)).state, 'canceled');
    await guest.add(LAMP);
    const { order_id: second } = await guest.place();
    await succeeds(guest.post('order/cancel', { order_id: second }));
    assert.deepEqual(await mailsTo(shop, guest.email), []);
  });

  test('limits a visitor’s unpaid orders, whatever email is given, and repeats none', async () => {
    const uuid = crypto.randomUUID();
    const visitor = (email: string) => guestBuyer(shop, email, uuid);
    for (let at = 0; at < MOST_UNPAID; at += 1) {
      const guest = visitor(`v${at}@example.com`);
      await guest.add(LAMP);
      const key = crypto.randomUUID();
      const once = await readEnvelope(await guest.order({ key }));
      assert.equal(once.code, 200, once.msg);
    }
    const last = visitor('last@example.com');
    await last.add(LAMP);
    assert.match(await refuses(last.order(), 429), /without an account/);
    assert.equal((await read(last.get('cart/list'), Cart)).count, 1, 'the cart is still there');
    assert.equal(await shop.stock(LAMP), 100 - MOST_UNPAID);
  });

  test('returns the same order for the same key, and counts it once', async () => {
    const guest = newGuest();
    await guest.add(LAMP);
    await guest.begin();
    const address = { contact_name: 'R', phone: '5125550142', street: '7 Elm St', city_name: 'Austin' };
    await succeeds(guest.post('address/add', { ...address, state: 'TX', post_code: '78704' }));
    const { address_id } = Object((await readEnvelope(await guest.get('address/list'))).data)[0];
    const { total } = Object((await readEnvelope(await guest.post('checkout/summary', { address_id }))).data);
    const key = crypto.randomUUID();
    const ids = new Set<unknown>();
    for (let at = 0; at < MOST_UNPAID + 3; at += 1) {
      const { order_id } = Object(await succeeds(guest.post('order/create', { key, address_id, total })));
      ids.add(order_id);
      shop.pass(0.01);
    }
    assert.equal(ids.size, 1);
  });

  test('leaves the cart with the visitor, so that a sign-in at checkout merges it', async () => {
    const guest = newGuest();
    await guest.add(LAMP, 2);
    await guest.begin();
    assert.equal((await read(guest.get('cart/list'), Cart)).count, 2);
    const shopper = await shop.shopper();
    const merged = await read(shopper.post('cart/merge', { uuid: guest.uuid }), Cart);
    assert.equal(merged.count, 2);
  });

  test('makes no guest of a signed-in shopper, and another guest of another email', async () => {
    const shopper = await shop.shopper();
    const browser = newGuest();
    await refuses(browser.post('guest/begin', { email: 'a@example.com' }, { token: shopper.token }), 409);
    await refuses(browser.post('guest/begin', { email: 'not one' }), 400);
    const first = await shop.paid(browser, LAMP);
    await succeeds(browser.post('guest/begin', { email: 'second@example.com' }));
    await refuses(browser.get('order/detail', { order_id: first }), 404);
    assert.equal((await read(browser.get('guest/session'), GuestSession)).email, 'second@example.com');
    await succeeds(browser.post('guest/end'));
    assert.equal((await read(browser.get('guest/session'), GuestSession)).email, null);
  });

  test('moves an order to the account with its email that signs in here, and to no other', async () => {
    const passwordHash = await hashOf('guest-pass-1');
    const signIn = (guest: GuestBuyer, email: string) =>
      guest.post('login', { email, password: 'guest-pass-1' });
    const guest = newGuest();
    const order_id = await shop.paid(guest, LAMP);
    const token = await linked(guest);
    for (const email of ['someone-else@example.com', guest.email])
      await shop.db
        .insert(users)
        .values({ email, passwordHash, uname: email, invitCode: crypto.randomUUID() });
    await succeeds(signIn(guest, 'someone-else@example.com'));
    assert.equal((await detail(guest, order_id)).order_id, order_id, 'still the guest’s');
    const { token: session } = Object(await succeeds(signIn(guest, guest.email)));
    assert.equal(guest.cookies.has('portal_guest'), false);
    const asShopper = { token: String(session) };
    assert.equal(Object(await succeeds(guest.get('order/detail', { order_id }, asShopper))).state, 'paid');
    await refuses(guest.get('order/detail', { order_id }), 401);
    const gone = await shop.db.select().from(users).where(eq(users.guestEmail, guest.email));
    assert.deepEqual(gone, []);
    const other = newGuest();
    assert.deepEqual(await read(other.post('guest/open', { token }), OpenedGuestOrder), {
      ...{ order_id, access: 'other-account', email: null },
    });
    await refuses(other.get('order/detail', { order_id }), 401);
  });

  test('moves a guest’s order to the account that the guest registers with a mailed code', async () => {
    const guest = newGuest();
    const order_id = await shop.paid(guest, LAMP);
    const session = await register(guest, guest.email);
    const order = Object(await succeeds(guest.get('order/detail', { order_id }, session)));
    assert.equal(order.order_id, order_id);
  });

  /** Opens an account with an email, by its mailed code, in the guest's browser. */
  async function register(guest: GuestBuyer, email: string): Promise<{ token: string }> {
    const expiresAt = new Date(shop.clock.now.getTime() + 600_000);
    const codeHash = await hashOf('123456');
    await shop.db.insert(emailCodes).values({ email, purpose: 'register', codeHash, expiresAt });
    const password = 'guest-pass-1';
    const fields = { email, password, enter_password: password, email_code: '123456' };
    return { token: String(Object(await succeeds(guest.post('register', fields))).token) };
  }
  const streets = async (guest: GuestBuyer, session: { token: string }) =>
    (await read(guest.get('address/list', {}, session), array(Address))).map(
      ({ street, is_default }) => [street, is_default] as const,
    );

  test('adds the addresses of a guest’s orders to the new account, once each', async () => {
    const guest = newGuest();
    await shop.paid(guest, LAMP);
    await shop.paid(guest, TIRE); // adds the same address again
    const session = await register(guest, guest.email);
    assert.deepEqual(await streets(guest, session), [['7 Elm St', 1]]);
    assert.equal(await shop.db.$count(users, eq(users.guestEmail, guest.email)), 0);
  });

  test('keeps an existing account’s addresses and its default', async () => {
    const email = `two-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const home = newGuest(email);
    const session = await register(home, email);
    await succeeds(home.post('address/add', { ...ADDRESS, street: '1 Oak Ave' }, session));
    await succeeds(home.post('address/add', { ...ADDRESS, street: '7 ELM  st ' }, session));
    const guest = newGuest(email);
    await shop.paid(guest, LAMP);
    await succeeds(guest.post('login', { email, password: 'guest-pass-1' }));
    assert.equal(guest.cookies.has('portal_guest'), false);
    const all = await streets(home, session);
    assert.deepEqual([all.length, all[0]], [2, ['1 Oak Ave', 1]]);
  });

  test('moves an order and its address to the account with its email when the mailed link is opened there', async () => {
    const guest = newGuest();
    const first = await shop.paid(guest, LAMP);
    const token = await linked(guest);
    const second = await shop.paid(guest, TIRE);
    await succeeds(guest.post('address/add', { ...ADDRESS, street: '9 Other Rd' }));
    const browser = newGuest(guest.email);
    const session = await register(browser, guest.email);
    const open = () => read(browser.post('guest/open', { token }, session), OpenedGuestOrder);
    // Twice at once, and once more: the second of two is like the first.
    for (const opened of [...(await Promise.all([open(), open()])), await open()])
      assert.deepEqual(opened, { order_id: first, access: 'account', email: null });
    assert.equal(browser.cookies.has('portal_guest'), false);
    assert.deepEqual(await streets(browser, session), [['7 Elm St', 1]]);
    await succeeds(browser.get('order/detail', { order_id: first }, session));
    await refuses(browser.get('order/detail', { order_id: second }, session), 404);
    assert.equal((await detail(guest, second)).order_id, second, 'the other order is still the guest’s');
  });

  test('refuses a mailed link in an account with another email, and says whose the order is', async () => {
    const guest = newGuest();
    const order_id = await shop.paid(guest, LAMP);
    const token = await linked(guest);
    const browser = newGuest();
    const session = await register(browser, browser.email);
    const open = () => read(browser.post('guest/open', { token }, session), OpenedGuestOrder);
    assert.deepEqual(await open(), { order_id, access: 'other-email', email: 'r…@example.com' });
    assert.equal(browser.cookies.has('portal_guest'), false);
    await refuses(browser.get('order/detail', { order_id }, session), 404);
    assert.deepEqual(await streets(browser, session), []);
    await register(guest, guest.email);
    assert.deepEqual(await open(), { order_id, access: 'other-account', email: null });
  });

  test('quotes delivery to the mainland as long as the zip code isn’t known', async () => {
    const guest = newGuest();
    await guest.add(LAMP);
    const quote = (zip: string) => read(guest.get('checkout/shipping', { zip }), Shipping);
    const { shipping } = await quote('');
    assert.ok(shipping > 0);
    assert.equal(shipping, (await quote('78704')).shipping);
    await refuses(guest.get('checkout/shipping', { zip: '787' }), 400);
  });

  test('limits delivery quotes by IP address, for guests and shoppers alike', async () => {
    const quote = () => newGuest().get('checkout/shipping', { zip: '78704' });
    for (let count = 0; count < 240; count += 1) assert.equal((await readEnvelope(await quote())).code, 200);
    await refuses(quote(), 429);
  });

  /** When a guest's email and address are removed. */
  const SWEEPS: readonly (readonly [title: string, days: number, isOver: boolean, isGone: boolean])[] = [
    ['an order on its way keeps them', 400, false, false],
    ['an order that was refunded keeps them for a while', GUEST_DATA_MS / DAY_MS - 1, true, false],
    ['then they are removed, and the order stays in the books', GUEST_DATA_MS / DAY_MS + 1, true, true],
  ];
  for (const [title, days, isOver, isGone] of SWEEPS) {
    test(title, async () => {
      const guest = newGuest();
      const order_id = await shop.paid(guest, LAMP);
      if (isOver) await succeeds(guest.post('order/cancel', { order_id }));
      const token = await linked(guest);
      shop.pass(days * DAY);
      await sweepGuests(shop.db, shop.clock.now);
      const [row] = await shop.db.select().from(orders).where(eq(orders.orderId, order_id));
      const left = await shop.db.$count(users, eq(users.guestEmail, guest.email));
      const texts = JSON.stringify(await shop.db.select().from(addresses));
      assert.equal(left, isGone ? 0 : 1);
      assert.deepEqual(
        [row?.shipTo.contact_name, row?.userId === null],
        isGone ? ['', true] : ['Robin Guest', false],
      );
      if (isGone) {
        assert.equal(await shop.db.$count(addresses, eq(addresses.contactName, guest.email)), 0, texts);
        await refuses(newGuest().post('guest/open', { token }), 400);
      }
    });
  }

  test('deletes a guest without orders after two days', async () => {
    const guest = newGuest();
    await guest.begin();
    shop.pass(1.5 * DAY);
    await sweepGuests(shop.db, shop.clock.now);
    assert.equal(await shop.db.$count(users, eq(users.guestEmail, guest.email)), 1);
    shop.pass(DAY);
    await sweepGuests(shop.db, shop.clock.now);
    assert.equal(await shop.db.$count(users, eq(users.guestEmail, guest.email)), 0);
  });
}, overEachDatabase);

async function hashOf(password: string): Promise<string> {
  const { argon2 } = await import('../../../demo/server/accounts/passwords.js');
  return argon2.hash(password);
}
