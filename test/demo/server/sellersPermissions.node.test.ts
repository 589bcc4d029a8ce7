import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import type { Database } from '../../../demo/server/db/database.js';
import { overDatabase } from './each-database.js';
import { COMPANY, LAMP, PDF, type SellerShop, sellerShop, WITHOUT_SELLERS } from './seller-shop.js';

/** The kinds of senders. The calls name the goods, documents and orders of `seller`. */
const SENDERS = ['guest', 'shopper', 'other shopper', 'seller', 'other seller', 'applicant'] as const;

/** The code that each sender gets, in the order of `SENDERS`. */
const SELLERS_ONLY = [401, 401, 401, 200, 200, 200];
const STORES_ONLY = [401, 401, 401, 200, 200, 403];
const THE_SELLER_ONLY = [401, 401, 401, 200, 404, 403];
const THE_SHOPPER_ONLY = [401, 200, 404, 401, 401, 401];
const SIGNED_IN_SHOPPERS = [401, 200, 200, 401, 401, 401];

const FIRST_RETURN = '500001';

type Ids = Readonly<Record<'goods_id' | 'document_id' | 'order_id' | 'photo_id', string>>;
type Call = readonly [
  method: 'get' | 'post',
  path: string,
  fields: (ids: Ids) => Record<string, string>,
  codes: readonly number[],
];

/** Calls that change the least come first, so that no call removes what a later one needs. */
const CALLS: readonly Call[] = [
  ['get', 'seller/application', () => ({ kind: 'seller' }), SELLERS_ONLY],
  // Both sellers have been approved, so their applications are closed.
  [
    'post',
    'seller/application/save',
    () => ({ kind: 'seller', step: 'company', ...COMPANY }),
    [401, 401, 401, 409, 409, 200],
  ],
  ['post', 'seller/application/submit', () => ({ kind: 'seller' }), [401, 401, 401, 409, 409, 400]],
  ['get', 'seller/document', ({ document_id }) => ({ document_id }), [401, 401, 401, 200, 404, 404]],
  ['post', 'seller/document/delete', ({ document_id }) => ({ document_id }), [401, 401, 401, 409, 404, 404]],
  ['get', 'seller/goods', () => ({}), STORES_ONLY],
  ['get', 'seller/goods/detail', ({ goods_id }) => ({ goods_id }), THE_SELLER_ONLY],
  ['post', 'seller/goods/add', () => LAMP, STORES_ONLY],
  ['post', 'seller/goods/edit', ({ goods_id }) => ({ ...LAMP, goods_id }), THE_SELLER_ONLY],
  ['post', 'seller/goods/stock', ({ goods_id }) => ({ goods_id, stock: '3' }), THE_SELLER_ONLY],
  ['post', 'seller/goods/sale', ({ goods_id }) => ({ goods_id, on_sale: '1' }), THE_SELLER_ONLY],
  ['get', 'seller/photos', ({ goods_id }) => ({ goods_id }), THE_SELLER_ONLY],
  [
    'post',
    'seller/photos/edit',
    ({ goods_id, photo_id }) => ({ goods_id, photo_id, alt: 'From above' }),
    THE_SELLER_ONLY,
  ],
  [
    'post',
    'seller/photos/order',
    ({ goods_id, photo_id }) => ({ goods_id, photo_ids: photo_id }),
    THE_SELLER_ONLY,
  ],
  [
    'post',
    'seller/photos/delete',
    ({ goods_id, photo_id }) => ({ goods_id, photo_id }),
    // The photo is gone once its seller has deleted it.
    THE_SELLER_ONLY,
  ],
  ['get', 'seller/orders', () => ({}), STORES_ONLY],
  ['post', 'seller/orders/ship', ({ order_id }) => ({ order_id }), THE_SELLER_ONLY],
  ['post', 'seller/orders/tracking', ({ order_id }) => ({ order_id, tracking: 'TRK-1' }), THE_SELLER_ONLY],
  ['post', 'order/confirm', ({ order_id }) => ({ order_id }), THE_SHOPPER_ONLY],
  [
    'post',
    'order/confirmDelivery',
    ({ order_id }) => ({ order_id, kind: 'parcel', zone: '1' }),
    THE_SHOPPER_ONLY,
  ],
  [
    'post',
    'order/return',
    ({ order_id, goods_id }) => ({
      ...{ order_id, items: `${goods_id}:1`, reason: 'unfit', key: 'a-return-1' },
    }),
    THE_SHOPPER_ONLY,
  ],
  ['get', 'seller/returns', () => ({}), STORES_ONLY],
  ['post', 'seller/returns/receive', () => ({ return_id: FIRST_RETURN }), THE_SELLER_ONLY],
  ['get', 'seller/earnings', () => ({}), STORES_ONLY],
  // The seller has earned something, the other seller nothing.
  ['post', 'seller/payouts/request', () => ({ amount: '1000' }), [401, 401, 401, 200, 409, 403]],
  // A seller's token gives no access to a shopper's data.
  ['get', 'address/list', () => ({}), SIGNED_IN_SHOPPERS],
  // These answer everyone, each with their own data.
  ['get', 'seller/info', () => ({}), [200, 200, 200, 200, 200, 200]],
  ['get', 'seller/fees', () => ({}), [200, 200, 200, 200, 200, 200]],
  ['get', 'user/getUserInfo', () => ({}), [200, 200, 200, 200, 200, 200]],
];

overDatabase((open) => {
  let database: Database;
  let shop: SellerShop;
  let ids: Ids;
  const tokens = new Map<string, string>();
  before(async () => {
    database = await open(WITHOUT_SELLERS);
    shop = sellerShop(database);
    tokens.set('guest', '');
    const buyer = await shop.shopper('buyer@sellers.test');
    tokens.set('shopper', buyer.token);
    tokens.set('other shopper', (await shop.shopper('passer-by@sellers.test')).token);
    const seller = await shop.openStore('owner@sellers.test', 'Owner Lamps');
    tokens.set('seller', seller);
    tokens.set('other seller', await shop.openStore('rival@sellers.test', 'Rival Lamps'));
    tokens.set('applicant', await shop.openSeller('applicant@sellers.test'));
    const { goods_id } = await shop.addGood(seller);
    const picture = { width: 240, height: 240, channels: 3, background: '#b45309' } as const;
    const photo = await shop.request(`/v3/pc/seller/photos/add?goods_id=${goods_id}`, {
      method: 'POST',
      body: new Uint8Array(await sharp({ create: picture }).jpeg().toBuffer()),
      headers: { token: seller },
    });
    const [paper] = (await shop.application(seller)).documents;
    ids = {
      goods_id: String(goods_id),
      document_id: String(paper?.document_id),
      photo_id: (await photo.json()).data.list[0].photo_id,
      order_id: String(await shop.paidOrder(buyer.userId, [[goods_id, 2]])),
    };
  });
  after(() => database.close());

  const send = async ([method, path, fields]: Call, sender: string): Promise<Response> =>
    shop[method](`/pc/${path}`, fields(ids), { token: tokens.get(sender) ?? '' });

  const codeOf = async (reply: Response): Promise<number> =>
    reply.headers.get('content-type')?.startsWith('application/json') ? (await reply.json()).code : 200;

  for (const call of CALLS) {
    test(`${call[1]} answers ${SENDERS.map((sender, at) => `${sender} ${call[3][at]}`).join(', ')}`, async () => {
      // Allowed senders come last, so that the others are refused while there is still something to do.
      const order = SENDERS.map((sender, at) => ({ sender, at })).sort(
        (a, b) => Number(call[3][a.at] === 200) - Number(call[3][b.at] === 200),
      );
      const codes: number[] = [];
      for (const { sender, at } of order) codes[at] = await codeOf(await send(call, sender));
      assert.deepEqual(codes, call[3]);
    });
  }

  test('refuses an upload to everyone but sellers with an open application', async () => {
    const codes = await Promise.all(
      SENDERS.map(async (sender) =>
        codeOf(
          await shop.upload({ kind: 'seller', sort: 'tax', name: 'tax.pdf' }, PDF, {
            token: tokens.get(sender) ?? '',
          }),
        ),
      ),
    );
    assert.deepEqual(codes, [401, 401, 401, 409, 409, 200]);
  });

  test('lists only a seller’s own items', async () => {
    const list = async (path: string, sender: string): Promise<{ total: number }> => {
      const reply = await shop.get(`/pc/seller/${path}`, {}, { token: tokens.get(sender) ?? '' });
      return (await reply.json()).data;
    };
    assert.deepEqual(
      [(await list('goods', 'seller')).total, (await list('goods', 'other seller')).total],
      [2, 1],
    );
    assert.deepEqual(
      [(await list('orders', 'seller')).total, (await list('orders', 'other seller')).total],
      [1, 0],
    );
    assert.deepEqual(
      [(await list('returns', 'seller')).total, (await list('returns', 'other seller')).total],
      [1, 0],
    );
  });

  test('refuses a session that has ended', async () => {
    shop.pass(15 * 24 * 60);
    for (const call of CALLS.filter(([, path]) => path.startsWith('seller/g'))) {
      assert.equal(await codeOf(await send(call, 'seller')), 401);
    }
  });
});
