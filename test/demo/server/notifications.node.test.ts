import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Infer } from 'superstruct';
import { noticeMail, queueDueMails } from '../../../demo/server/notifications/notice-mail.js';
import { addNotice, noticeOfOrder } from '../../../demo/server/notifications/notices.js';
import { deliveryDates } from '../../../demo/shared/delivery.js';
import { inEachLanguage } from '../../../demo/shared/language.js';
import { NoticePage } from '../../../demo/shared/replies/notices.js';
import { type AccountShop, refuses, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';
import { readExactly } from './read-reply.js';

const NOTICE = {
  topic: 'orders',
  href: '/content/order/1',
  texts: inEachLanguage((lang) => ({ title: `Title in ${lang}`, text: `Text in ${lang}` })),
} as const;

overAccountShop((newShop, database) => {
  let people = 0;
  async function signIn(shop = newShop()) {
    people += 1;
    const email = `reader${people}@notices.example.com`;
    await shop.open(email);
    const { token, user } = await shop.signIn(email);
    return { shop, email, token, userId: user.user_id };
  }
  async function list(
    shop: AccountShop,
    token: string,
    query = {},
    lang = 'en',
  ): Promise<Infer<typeof NoticePage>> {
    return readExactly(shop.get('/pc/notice/list', query, { token, lang }), NoticePage);
  }
  /** Sends a shopper this many notices. */
  async function notify(shop: AccountShop, userId: number, times: number): Promise<void> {
    for (let n = 0; n < times; n++) await addNotice(database().db, { userId, ...NOTICE }, shop.clock.now);
  }
  const subscriptions = (shop: AccountShop, token: string) =>
    succeeds(shop.get('/pc/notice/subscriptions', {}, { token }));

  test('lists notifications in the page’s language, the newest first, 20 to a page', async () => {
    const { shop, token, userId } = await signIn();
    await notify(shop, userId, 22);
    const first = await list(shop, token);
    assert.deepEqual([first.list.length, first.total, first.unread], [20, 22, 22]);
    assert.equal(first.list[0]?.title, NOTICE.texts.en.title);
    const second = await list(shop, token, { page: '2' }, 'ar');
    assert.deepEqual([second.list.length, second.list[0]?.title], [2, NOTICE.texts.ar.title]);
    const ids = [...first.list, ...second.list].map(({ notice_id }) => notice_id);
    assert.deepEqual(
      ids,
      [...ids].sort((a, b) => b - a),
    );
  });

  test('marks one as read or unread, removes it, or marks all as read', async () => {
    const { shop, token, userId } = await signIn();
    await notify(shop, userId, 3);
    const [one] = (await list(shop, token)).list;
    const id = String(one?.notice_id);
    await succeeds(shop.post('/pc/notice/read', { notice_id: id }, { token }));
    assert.equal((await list(shop, token)).unread, 2);
    assert.equal((await list(shop, token, { unread: '1' })).total, 2);
    await succeeds(shop.post('/pc/notice/read', { notice_id: id, is_read: '0' }, { token }));
    assert.equal((await list(shop, token)).unread, 3);
    await succeeds(shop.post('/pc/notice/delete', { notice_id: id }, { token }));
    await refuses(shop.post('/pc/notice/delete', { notice_id: id }, { token }), 404);
    await succeeds(shop.post('/pc/notice/read', {}, { token }));
    const { total, unread } = await list(shop, token);
    assert.deepEqual([total, unread], [2, 0]);
  });

  test('drops the oldest of very many', async () => {
    const { shop, token, userId } = await signIn();
    await notify(shop, userId, 203);
    assert.equal((await list(shop, token)).total, 200);
  });

  test('notifies of every change to an order except the shopper’s own', async () => {
    const { shop, token, userId } = await signIn();
    const sums = { total: 4_900, discount: 0, points: 0 };
    const noted = { orderId: 100_001, shipments: [], ...sums, actor: 'shopper' } as const;
    for (const state of ['unpaid', 'paid', 'shipped', 'received', 'canceled', 'refunded'] as const) {
      await noticeOfOrder(database().db, { ...noted, userId, state }, shop.clock.now);
    }
    await noticeOfOrder(database().db, { ...noted, userId: null, state: 'paid' }, shop.clock.now);
    const { list: received } = await list(shop, token);
    assert.deepEqual(
      received.map(({ title, href }) => `${title}: ${href}`),
      [
        'We’re refunding order 100001',
        'Order 100001 is canceled',
        'Order 100001 is on the way',
        'Order 100001 is paid',
      ].map((title) => `${title}: /content/order/100001`),
    );
    assert.match(received[0]?.text ?? '', /^\$49 goes back the way you paid [^.]+\.$/);
    assert.equal(received[1]?.text, 'You weren’t charged.');
    // Points paid for all of it.
    const free = { ...noted, userId, state: 'refunded', total: 0, points: 4_400, discount: 500 } as const;
    await noticeOfOrder(database().db, free, shop.clock.now);
    assert.equal(
      (await list(shop, token)).list[0]?.text,
      'You get your points back. You get your coupon back if it’s still valid.',
    );
  });

  test('tells when an order counts as delivered, and until when it can be returned, unless it is only a car', async () => {
    const { shop, token, userId } = await signIn();
    const sums = { total: 4_900, discount: 0, points: 0 };
    const order = { userId, orderId: 100_004, ...sums, state: 'received', actor: 'shop' } as const;
    const common = { zone: 1, days_min: 2, days_max: 3, fee: 0, free_from: null, goods_ids: [1] };
    for (const kind of ['car', 'parcel'] as const)
      await noticeOfOrder(
        database().db,
        { ...order, shipments: [{ ...common, kind }] },
        new Date('2026-11-30T12:00:00Z'),
      );
    const { list: received } = await list(shop, token);
    assert.deepEqual(
      received.map(({ title, text }) => `${title}. ${text}`),
      [' You can return items until December\u00a030,\u00a02026.', ''].map(
        (until) => `Order 100004 counts as delivered. If it hasn’t arrived, write to us.${until}`,
      ),
    );
  });

  test('mails each change to an order once', async () => {
    const { shop, email, userId } = await signIn();
    const { db } = database();
    const parcel = { kind: 'parcel', zone: 1, fee: 0, free_from: null, goods_ids: [1] } as const;
    const shipments = [
      { ...parcel, days_min: 2, days_max: 3 },
      { ...parcel, days_min: 9, days_max: 14 },
    ];
    await noticeOfOrder(
      db,
      {
        ...{ userId, orderId: 100_003, total: 4_900, discount: 0, points: 0 },
        ...{ state: 'shipped', shipments, actor: 'shop' },
      },
      shop.clock.now,
    );
    shop.outbox.length = 0;
    const write = () => queueDueMails(db, 'http://shop.example', shop.clock.now);
    await Promise.all([write(), write()]);
    await write();
    await shop.deliver();
    const mine = shop.outbox.filter(({ to }) => to === email);
    assert.equal(mine.length, 1);
    assert.match(mine[0]?.subject ?? '', /Order 100003 is on the way/);
    assert.match(
      mine[0]?.text ?? '',
      /^It was sent without a tracking number\. Let us know when it arrives\./,
    );
    assert.match(mine[0]?.text ?? '', /http:\/\/shop\.example\/content\/order\/100003/);
    const [soon, later] = [
      { min: 2, max: 3 },
      { min: 9, max: 14 },
    ].map((days) => deliveryDates('en', shop.clock.now, days));
    assert.ok(
      mine[0]?.text.includes(`It arrives in parts: ${soon}; then ${later}.`),
      'when each part arrives',
    );
  });

  test('ends a sentence with one period, even after an abbreviated month', async () => {
    const { token, shop, userId } = await signIn();
    const shipments = [
      { kind: 'parcel', zone: 1, fee: 0, free_from: null, goods_ids: [1], days_min: 2, days_max: 3 },
    ] as const;
    const order = {
      userId,
      ...{ orderId: 100_003, total: 4_900, discount: 0, points: 0 },
      state: 'shipped',
      shipments: [...shipments],
      actor: 'shop',
    } as const;
    await noticeOfOrder(database().db, order, new Date('2026-11-30T12:00:00Z'));
    const [notice] = (await list(shop, token, {}, 'fr')).list;
    assert.match(notice?.text ?? '', /3\sdéc\.$/);
  });

  test('mails about orders by default', async () => {
    const { shop, token } = await signIn();
    assert.deepEqual(await subscriptions(shop, token), [{ topic: 'orders', by_mail: true }]);
  });

  test('mails a subscriber, whose link ends such mails without a sign-in', async () => {
    const { shop, email, token, userId } = await signIn();
    const subscribe = (by_mail: string, lang = 'en') =>
      succeeds(shop.post('/pc/notice/subscribe', { topic: 'orders', by_mail }, { token, lang }));
    shop.outbox.length = 0;
    for (const by_mail of ['0', '1', '1']) await subscribe(by_mail, 'fr');
    await shop.deliver();
    assert.equal(shop.outbox.length, 1, 'once');
    const [mail] = shop.outbox;
    assert.deepEqual([mail?.to, mail?.lang], [email, 'fr']);
    const link = /http:\/\/localhost:4173\/content\/information\?unsubscribe=([\w.-]+)/.exec(
      mail?.text ?? '',
    );
    assert.ok(link?.[1]);
    assert.ok(mail?.html.includes(link[0]), 'the link is in the page of the mail too');
    const { db } = database();
    const write = () => noticeMail(db, 'http://x', { userId, email }, NOTICE);
    assert.equal((await write())?.to, email);
    const ended = await succeeds(shop.post('/pc/notice/unsubscribe', { token: link[1] }));
    assert.deepEqual(ended, { topic: 'orders' });
    assert.deepEqual(await succeeds(shop.post('/pc/notice/unsubscribe', { token: link[1] })), ended, 'again');
    assert.equal(await write(), null);
    assert.deepEqual(await subscriptions(shop, token), [{ topic: 'orders', by_mail: false }]);
  });

  test('refuses a link for another shopper or topic', async () => {
    const [one, other] = [await signIn(), await signIn()];
    one.shop.outbox.length = 0;
    for (const by_mail of ['0', '1'])
      await succeeds(
        one.shop.post('/pc/notice/subscribe', { topic: 'orders', by_mail }, { token: one.token }),
      );
    const token = /unsubscribe=([\w.-]+)/.exec(one.shop.outbox[0]?.text ?? '')?.[1] ?? '';
    const [, , signature] = token.split('.');
    for (const changed of [
      `${other.userId}.orders.${signature}`,
      `${one.userId}.news.${signature}`,
      `${one.userId}.everything.${signature}`,
      token.slice(0, -1),
      'x',
    ]) {
      await refuses(one.shop.post('/pc/notice/unsubscribe', { token: changed }), 400);
    }
    await refuses(one.shop.post('/pc/notice/unsubscribe', {}), 400);
  });

  test('asks a guest to sign in, and refuses another shopper’s notifications', async () => {
    const owner = await signIn();
    await notify(owner.shop, owner.userId, 1);
    const [notice] = (await list(owner.shop, owner.token)).list;
    const fields = { notice_id: String(notice?.notice_id), topic: 'orders', by_mail: '1' };
    const other = await signIn();
    for (const call of ['read', 'delete']) {
      await refuses(other.shop.post(`/pc/notice/${call}`, fields, { token: other.token }), 404);
      await refuses(other.shop.post(`/pc/notice/${call}`, fields), 401);
    }
    await refuses(other.shop.get('/pc/notice/list'), 401);
    await refuses(other.shop.get('/pc/notice/subscriptions'), 401);
    await refuses(other.shop.post('/pc/notice/subscribe', fields), 401);
    await succeeds(other.shop.post('/pc/notice/read', {}, { token: other.token }));
    const { total, unread } = await list(owner.shop, owner.token);
    assert.deepEqual([total, unread], [1, 1]);
  });
});
