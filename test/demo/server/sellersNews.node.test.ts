import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { goods } from '../../../demo/server/goods/schema.js';
import { waitingMails } from '../../../demo/server/mail/schema.js';
import { createSellerSession } from '../../../demo/server/sellers/accounts.js';
import { queueSellerNews } from '../../../demo/server/sellers/news-mails.js';
import { applications, sellers } from '../../../demo/server/sellers/schema.js';
import { returnAddress } from '../../../demo/server/stores/return-address.js';
import { stores } from '../../../demo/server/stores/schema.js';
import { Order } from '../../../demo/shared/replies/orders.js';
import { GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { read } from './read-reply.js';
import { refuses, succeeds } from './test-app.js';

const [LAMP] = GOODS;

overOrderShop((newShop) => {
  /** Gives the store of the lamps a seller who reads French, and returns the store and the seller's session. */
  async function openStore({ db, clock }: OrderShop, email: string) {
    const [lamp] = await db.select().from(goods).where(eq(goods.goodsId, LAMP));
    assert(lamp);
    const { storeId } = lamp;
    await db.update(sellers).set({ storeId: null }).where(eq(sellers.storeId, storeId));
    const [seller] = await db
      .insert(sellers)
      .values({ email, passwordHash: '', name: 'Nora', storeId })
      .returning();
    assert(seller);
    const { sellerId } = seller;
    const answers = { contact: { language: 'fr' } };
    await db.insert(applications).values({ sellerId, kind: 'seller', answers, updatedAt: clock.now });
    return { storeId, token: await createSellerSession(db, sellerId, clock.now) };
  }

  async function returned(shop: OrderShop) {
    const shopper = await shop.shopper();
    const order_id = await shop.paid(shopper, LAMP);
    await shop.receive(shopper, order_id);
    const fields = { order_id, items: `${LAMP}:1`, reason: 'unwanted', key: crypto.randomUUID() };
    const { returns } = await read(shopper.post('order/return', fields), Order);
    return { order_id, return_id: returns[0]?.return_id ?? 0 };
  }

  test('mails sellers once about a paid order and about a return, in their language', async () => {
    const shop = newShop();
    await openStore(shop, 'news@sellers.test');
    const { order_id, return_id } = await returned(shop);
    const queue = () => queueSellerNews(shop.db, 'https://shop.test', shop.clock.now);
    await Promise.all([queue(), queue()]);
    const mails = await shop.db.select().from(waitingMails).where(eq(waitingMails.to, 'news@sellers.test'));
    assert.deepEqual(
      mails.map(({ lang, subject }) => [lang, subject]),
      [
        ['fr', `La commande ${order_id} est payée · Meridian`],
        ['fr', `Le retour ${return_id} est demandé · Meridian`],
      ],
    );
    assert.match(mails[0]?.text ?? '', /le 2\smars\s2026.*https:\/\/shop\.test\S+\?tab=orders/s);
    assert.match(mails[1]?.text ?? '', new RegExp(`commande ${order_id}.*tab=returns`, 's'));
  });

  test('lets only the operator confirm what comes back to the warehouse', async () => {
    const shop = newShop();
    const { storeId, token } = await openStore(shop, 'warehouse@sellers.test');
    const { return_id } = await returned(shop);
    const receive = () =>
      shop.app.request('/v3/pc/seller/returns/receive', {
        method: 'POST',
        headers: { token },
        body: new URLSearchParams({ return_id: String(return_id) }),
      });
    const sendTo = (street?: string) =>
      shop.db
        .update(stores)
        .set({
          returnTo: returnAddress({ street, city: 'Albany, NY', zip: '12210', country: 'United States' }),
        })
        .where(eq(stores.storeId, storeId));
    await sendTo();
    assert.match(await refuses(receive(), 409), /warehouse/);
    await sendTo('12 Lark Street');
    await succeeds(receive());
  });
});
