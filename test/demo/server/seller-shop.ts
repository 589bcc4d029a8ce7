import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import type { Database } from '../../../demo/server/db/database.js';
import { seedDepartments } from '../../../demo/server/departments/seed.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { seedGoods } from '../../../demo/server/goods/seed.js';
import { orderLines, orders } from '../../../demo/server/orders/schema.js';
import { seedSearch } from '../../../demo/server/search/seed.js';
import { reviewApplications } from '../../../demo/server/sellers/review-applications.js';
import { seedStores } from '../../../demo/server/stores/seed.js';
import { Application, SignedIn } from '../../../demo/shared/replies/seller.js';
import { SellerGood } from '../../../demo/shared/replies/seller-store.js';
import { accountShop, codeIn, type Fields, PASSWORD, type Sender, succeeds } from './account-shop.js';
import { read } from './read-reply.js';

/** The seeds that sellers start with: departments, stores and goods, but no sellers. */
export const WITHOUT_SELLERS = [seedDepartments, seedStores, seedGoods, seedSearch];

export const COMPANY = {
  legal_name: 'Harbor Lamps LLC',
  legal_form: 'company',
  registration_no: 'NY-20418',
  founded: '2015',
  country: 'US',
  city: 'Albany',
  street: '12 Lark Street',
  post_code: '12210',
  website: 'https://harborlamps.example',
};
export const CONTACT = {
  contact_name: 'Nora Field',
  email: 'nora@harborlamps.test',
  phone: '+1 518 555 0199',
  language: 'fr',
};
export const STORE = {
  store_name: 'Harbor Lamps',
  about: 'Lamps for desks and corners, wired by hand.',
  departments: '1000',
  origin: 'us',
  range_size: 'few',
  agree: '1',
};
export const FACTORY = {
  ...{ legal_name: 'Delta Lights Co.', registration_no: 'CN/4417', country: 'CN', city: 'Foshan' },
  ...{
    founded: '2009',
    website: '',
    contact_name: 'Li Na',
    email: 'li@delta.test',
    phone: '+86 757 555 0110',
  },
  ...{
    store_name: 'Delta Lights',
    about: 'Lights by the container, from our own lines.',
    departments: '1000',
  },
  ...{ workers: '210', monthly_output: '40000', min_order: '20', lead_days: '25', agree: '1' },
};
export const LAMP = {
  name: 'Harbor Desk Lamp Brass',
  cat_id: '1001',
  art: 'lamp',
  color: 'Yellow',
  description: 'A small lamp of brass with a linen shade and a foot that stays put.',
  price: '4900',
  list_price: '5900',
  stock: '12',
  weight_g: '1400',
  zone: '1',
  wholesale: '',
};

export const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

/** Creates a shop with what sellers and the operator can do. */
export function sellerShop({ db }: Database) {
  const shop = accountShop(db);
  const upload = (
    fields: Fields,
    content: Uint8Array<ArrayBuffer>,
    { token = '', contentType = 'application/pdf' } = {},
  ) =>
    shop.request(`/v3/pc/seller/document?${new URLSearchParams(fields)}`, {
      method: 'POST',
      body: content,
      headers: { token, 'content-type': contentType },
    });
  const sellers = {
    ...shop,
    upload,
    /** Opens a seller's account, and returns the token. */
    async openSeller(email: string): Promise<string> {
      await succeeds(shop.get('/pc/seller/sendCode', { email, id: '1' }, { address: email }));
      const code = codeIn(shop.outbox.at(-1));
      const fields = { name: 'Nora', email, password: PASSWORD, enter_password: PASSWORD, email_code: code };
      return (await read(shop.post('/pc/seller/register', fields, { address: email }), SignedIn)).token;
    },
    save: (token: string, kind: string, step: string, fields: Fields) =>
      shop.post('/pc/seller/application/save', { kind, step, ...fields }, { token }),
    application: async (token: string, kind = 'seller') =>
      await read(shop.get('/pc/seller/application', { kind }, { token }), Application),
    submit: (token: string, kind = 'seller') =>
      shop.post('/pc/seller/application/submit', { kind }, { token }),
    review: (...args: string[]) => reviewApplications(db, args, shop.clock.now),
    /** Fills in an application and submits it. Returns its id. */
    async apply(token: string, storeName: string, kind: 'seller' | 'factory' = 'seller'): Promise<string> {
      const name = { store_name: storeName };
      const steps =
        kind === 'seller'
          ? { company: COMPANY, contact: CONTACT, goods: { ...STORE, ...name } }
          : { factory: { ...FACTORY, ...name } };
      for (const [step, fields] of Object.entries(steps))
        await succeeds(sellers.save(token, kind, step, fields));
      for (const sort of kind === 'seller' ? ['registration', 'identity'] : ['license'])
        await succeeds(upload({ kind, sort, name: `${sort}.pdf` }, PDF, { token }));
      const sent = await read(sellers.submit(token, kind), Application);
      assert.equal(sent.status, 'submitted');
      return String(sent.application_id);
    },
    /** Creates a seller with a store, and returns the token. */
    async openStore(
      email: string,
      storeName: string,
      kind: 'seller' | 'factory' = 'seller',
    ): Promise<string> {
      const token = await sellers.openSeller(email);
      await sellers.review('approve', await sellers.apply(token, storeName, kind));
      return token;
    },
    addGood: async (token: string, fields: Fields = {}) =>
      await read(shop.post('/pc/seller/goods/add', { ...LAMP, ...fields }, { token }), SellerGood),
    /** Adds an order for goods in its paid state, and returns its id. */
    async paidOrder(userId: number, ordered: readonly (readonly [goodsId: number, pieces: number])[]) {
      const ids = ordered.map(([goodsId]) => goodsId);
      const rows = await db.select().from(goods).where(inArray(goods.goodsId, ids));
      const lines = rows.map(({ goodsId, storeId, name, price, zone, art, color, colorHex }) => ({
        ...{ goodsId, storeId, storeName: 'Store', name, zone, price },
        picture: { kind: 'goods' as const, art, color, color_hex: colorHex },
        buyNum: ordered.find(([id]) => id === goodsId)?.[1] ?? 1,
      }));
      const shipments = ([1, 2] as const).map((zone) => ({
        ...{ kind: 'parcel' as const, zone, days_min: 2, days_max: 4, fee: 0, free_from: null },
        goods_ids: lines.filter((line) => line.zone === zone).map(({ goodsId }) => goodsId),
      }));
      const subtotal = lines.reduce((sum, { price, buyNum }) => sum + price * buyNum, 0);
      const [order] = await db
        .insert(orders)
        .values({
          ...{ userId, idempotencyKey: randomUUID(), state: 'paid', subtotal, total: subtotal },
          ...{ shipping: 0, discount: 0, points: 0 },
          shipments: shipments.filter(({ goods_ids }) => goods_ids.length > 0),
          shipTo: {
            ...{ contact_name: 'Dana Whitfield', phone: '5125550142', street: '2104 Alamo Heights Blvd' },
            ...{ unit: '', city_name: 'Austin', state: 'TX', post_code: '78704' },
          },
          createdAt: shop.clock.now,
          expiresAt: shop.clock.now,
        })
        .returning();
      assert(order !== undefined);
      await db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order.orderId })));
      return order.orderId;
    },
    /** Signs a new shopper in. */
    async shopper(email: string): Promise<{ token: string; userId: number }> {
      const [user] = await db.insert(users).values({ email, uname: email, invitCode: email }).returning();
      assert(user !== undefined);
      return { token: await createSession(db, user.userId), userId: user.userId };
    },
  };
  return sellers;
}

export type SellerShop = ReturnType<typeof sellerShop>;
export type { Sender };
