import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { object } from 'superstruct';
import { Cart } from '../../shared/replies/cart.js';
import { requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, badInput, requestLanguage, succeed } from '../http/api.js';
import {
  fault,
  flag,
  type RequestStruct,
  readBody,
  requiredNumber,
  requiredText,
  to,
  toUuid,
  wholeNumber,
} from '../http/fields.js';
import { addToCart, MAX_PIECES, mergeCarts, removeFromCart, setInCart } from './change-cart.js';
import { findCart } from './find-cart.js';
import { CART_MESSAGES, type CartMessages } from './messages.js';
import { findOwner, limitChanges, type Owner } from './owner.js';

const LineRequest = object({ goods_id: requiredNumber() });
const pieces = wholeNumber(1, MAX_PIECES, 1);
const AddRequest = object({ goods_id: requiredNumber(), buy_num: pieces });
const SetRequest = object({ saved: flag(), goods_id: requiredNumber(), buy_num: pieces });
const MergeRequest = object({ uuid: to(requiredText(), (text) => toUuid(text) ?? fault('must be a uuid.')) });

/**
 * The cart of the signed-in shopper, or of the guest in the `uuid` header. Every call returns the whole cart:
 * `{lines, count, subtotal}`, prices in US cents.
 *
 * | call below `/pc/cart` | |
 * |---|---|
 * | GET `list` | |
 * | POST `add` `{goods_id, buy_num?}` | adds that many pieces; 409 if there aren't enough |
 * | POST `set` `{goods_id, buy_num, saved?}` | sets the number of pieces; `saved` 1 saves them for later |
 * | POST `remove` `{goods_id}` | |
 * | POST `merge` `{uuid}` | moves that guest's cart to the signed-in shopper (401 for a guest) |
 */
export function cartRoutes(db: Db, now: () => Date = () => new Date()): Hono<ApiEnv> {
  const count = limitChanges(db, 'cart');
  return new Hono<ApiEnv>()
    .basePath('/pc/cart')
    .get('/list', compress(), async (c) =>
      succeed(c, Cart, await findCart(db, await findOwner(db, c, now()), requestLanguage(c))),
    )
    .post('/add', (c) =>
      change(c, AddRequest, (owner, { goods_id: goodsId, buy_num: pieces }, texts) =>
        addToCart(db, owner, { goodsId, pieces }, texts),
      ),
    )
    .post('/set', (c) =>
      change(c, SetRequest, (owner, { goods_id: goodsId, buy_num: pieces, saved }, texts) =>
        setInCart(db, owner, { goodsId, pieces, saved }, texts),
      ),
    )
    .post('/remove', (c) =>
      change(c, LineRequest, (owner, { goods_id }) => removeFromCart(db, owner, goods_id)),
    )
    .post('/merge', async (c) => {
      const { userId } = await requireUser(db, c, now());
      await count(c, { userId });
      await mergeCarts(db, (await readBody(c, MergeRequest)).uuid, userId);
      return succeed(c, Cart, await findCart(db, { userId }, requestLanguage(c)));
    });

  async function change<T>(
    c: Context,
    struct: RequestStruct<T>,
    work: (owner: Owner, request: T, texts: CartMessages) => Promise<void>,
  ): Promise<Response> {
    const texts = CART_MESSAGES[requestLanguage(c)];
    const owner = await findOwner(db, c, now());
    if (owner === null) throw badInput(texts.noVisitor);
    await count(c, owner);
    await work(owner, await readBody(c, struct), texts);
    return succeed(c, Cart, await findCart(db, owner, requestLanguage(c)));
  }
}
