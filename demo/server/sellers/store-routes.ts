import { type Context, Hono } from 'hono';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api-env.js';
import { badInput } from '../http/api-error.js';
import { succeed } from '../http/envelope.js';
import { type Fields, optionalText, wholeNumber } from '../http/fields.js';
import { requestLanguage } from '../http/language.js';
import { readBody, readQuery } from '../http/read-fields.js';
import type { stores } from '../stores/schema.js';
import { addGoods, editGoods, setOnSale, setStock } from './change-goods.js';
import { tellFields } from './field-errors.js';
import { findOwnGood, findOwnGoods } from './find-goods.js';
import { findEarnings, findStoreOrders } from './find-orders.js';
import { sellerMessages } from './messages.js';
import { readGoods } from './read-goods.js';
import { requireStore } from './session.js';
import { shipPart } from './ship-part.js';

type Store = typeof stores.$inferSelect;

const MAX_INT = 2_147_483_647;
const MAX_STOCK = 100_000;

/**
 * The store of the seller who calls: 401 for everybody else, 403 for a seller without one, 404 for what is another
 * store's.
 *
 * | call below `/pc/seller` | data |
 * |---|---|
 * | GET `goods` `{q?, page?, pageSize?}` | `{list, total, page, pageSize}`, off sale ones too |
 * | GET `goods/detail` `{goods_id}` | one of them |
 * | POST `goods/add` `{…the fields of the form}` | it |
 * | POST `goods/edit` `{goods_id, …}` | it |
 * | POST `goods/stock` `{goods_id, stock}` | it |
 * | POST `goods/sale` `{goods_id, on_sale: 0 or 1}` | it |
 * | GET `orders` `{state?, page?, pageSize?}` | `{list, total, page, pageSize}`: the own lines alone |
 * | POST `orders/ship` `{order_id, tracking?}` | null |
 * | GET `earnings` | `{all, pending, available, months}`, US cents |
 */
export function sellerStoreRoutes(db: Db, { now }: AccountServices): Hono<ApiEnv> {
  const readStore = (c: Context) => requireStore(db, c, now());
  const detail = async (c: Context, { storeId }: Store, goodsId: number) =>
    succeed(c, await findOwnGood(db, storeId, goodsId, requestLanguage(c), sellerMessages(c)));
  /** Answers a call that changes goods with what they are then. */
  const change = (c: Context, work: (store: Store, fields: Fields) => Promise<number>) =>
    tellFields(c, async () => {
      const store = await readStore(c);
      return detail(c, store, await work(store, await readBody(c)));
    });
  return new Hono<ApiEnv>()
    .basePath('/pc/seller')
    .get('/goods', async (c) => {
      const { storeId } = await readStore(c);
      return succeed(c, await findOwnGoods(db, storeId, readQuery(c), requestLanguage(c)));
    })
    .get('/goods/detail', async (c) => detail(c, await readStore(c), idOf(readQuery(c), 'goods_id')))
    .post('/goods/add', (c) =>
      change(c, async (store, fields) =>
        addGoods(db, store, await readGoods(db, store, fields, sellerMessages(c), now()), now()),
      ),
    )
    .post('/goods/edit', (c) =>
      change(c, async (store, fields) => {
        const id = idOf(fields, 'goods_id');
        // Whose they are comes first: what is wrong with them is nobody else's business.
        await findOwnGood(db, store.storeId, id, requestLanguage(c), sellerMessages(c));
        const input = await readGoods(db, store, fields, sellerMessages(c), now());
        await editGoods(db, store, id, input, sellerMessages(c));
        return id;
      }),
    )
    .post('/goods/stock', (c) =>
      change(c, async (store, fields) => {
        const id = idOf(fields, 'goods_id');
        const stock = wholeNumber(fields, 'stock', { min: 0, max: MAX_STOCK, fallback: -1 });
        if (stock === -1) throw badInput('"stock" is missing.');
        await setStock(db, store, id, stock, sellerMessages(c));
        return id;
      }),
    )
    .post('/goods/sale', (c) =>
      change(c, async (store, fields) => {
        const id = idOf(fields, 'goods_id');
        const flag = wholeNumber(fields, 'on_sale', { min: 0, max: 1, fallback: -1 });
        if (flag === -1) throw badInput('"on_sale" must be 0 or 1.');
        await setOnSale(db, store, id, flag === 1, sellerMessages(c));
        return id;
      }),
    )
    .get('/orders', async (c) => succeed(c, await findStoreOrders(db, await readStore(c), readQuery(c))))
    .post('/orders/ship', async (c) => {
      const { storeId } = await readStore(c);
      const fields = await readBody(c);
      const tracking = optionalText(fields, 'tracking', 40)?.trim() ?? '';
      await shipPart(db, storeId, idOf(fields, 'order_id'), tracking, sellerMessages(c), now());
      return succeed(c, null);
    })
    .get('/earnings', async (c) => succeed(c, await findEarnings(db, await readStore(c))));
}

function idOf(fields: Fields, name: string): number {
  const id = wholeNumber(fields, name, { min: 1, max: MAX_INT, fallback: 0 });
  if (id === 0) throw badInput(`"${name}" is missing.`);
  return id;
}
