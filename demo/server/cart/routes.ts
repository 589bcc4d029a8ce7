import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api-env.js';
import { badInput } from '../http/api-error.js';
import { succeed } from '../http/envelope.js';
import { type Fields, optionalNumber, requiredText, wholeNumber } from '../http/fields.js';
import { requestLanguage } from '../http/language.js';
import { readBody } from '../http/read-fields.js';
import { addToCart, MAX_PIECES, removeFromCart, setInCart } from './change-cart.js';
import { findCart } from './find-cart.js';
import { mergeCarts } from './merge-carts.js';
import { CART_MESSAGES, type CartMessages } from './messages.js';
import { findOwner, limitChanges, type Owner, toUuid } from './owner.js';

/**
 * The cart of the signed-in shopper, or of a guest by the `uuid` header. Every call answers with the whole cart:
 * `{lines, count, subtotal}`, prices in US cents.
 *
 * | call below `/pc/cart` | |
 * |---|---|
 * | GET `list` | |
 * | POST `add` `{goods_id, buy_num?}` | so many pieces more; 409 when there are not as many |
 * | POST `set` `{goods_id, buy_num, saved?}` | so many pieces; `saved` 1 keeps them for later |
 * | POST `remove` `{goods_id}` | |
 * | POST `merge` `{uuid}` | what that guest had is now the signed-in shopper's (401 for a guest) |
 */
export function cartRoutes(db: Db, now: () => Date = () => new Date()): Hono<ApiEnv> {
  const count = limitChanges(db, 'cart');
  return new Hono<ApiEnv>()
    .basePath('/pc/cart')
    .get('/list', compress(), async (c) => succeed(c, await findCart(db, await findOwner(db, c, now()))))
    .post('/add', (c) =>
      change(c, (owner, fields, texts) =>
        addToCart(db, owner, { goodsId: goodsId(fields), pieces: pieces(fields) }, texts),
      ),
    )
    .post('/set', (c) =>
      change(c, (owner, fields, texts) => {
        const saved = wholeNumber(fields, 'saved', { min: 0, max: 1, fallback: 0 }) === 1;
        return setInCart(db, owner, { goodsId: goodsId(fields), pieces: pieces(fields), saved }, texts);
      }),
    )
    .post('/remove', (c) => change(c, (owner, fields) => removeFromCart(db, owner, goodsId(fields))))
    .post('/merge', async (c) => {
      const { userId } = await requireUser(db, c, now());
      await count(c, { userId });
      const visitor = toUuid(requiredText(await readBody(c), 'uuid'));
      if (visitor === null) throw badInput('"uuid" must be a uuid.');
      await mergeCarts(db, visitor, userId);
      return succeed(c, await findCart(db, { userId }));
    });

  async function change(
    c: Context,
    work: (owner: Owner, fields: Fields, texts: CartMessages) => Promise<void>,
  ): Promise<Response> {
    const texts = CART_MESSAGES[requestLanguage(c)];
    const owner = await findOwner(db, c, now());
    if (owner === null) throw badInput(texts.noVisitor);
    await count(c, owner);
    await work(owner, await readBody(c), texts);
    return succeed(c, await findCart(db, owner));
  }
}

/** The `goods_id` of a call. Throws an ApiError 400 when it is missing or no number. */
export function goodsId(fields: Fields): number {
  const id = optionalNumber(fields, 'goods_id');
  if (id === null) throw badInput('"goods_id" is missing.');
  return id;
}

const pieces = (fields: Fields): number =>
  wholeNumber(fields, 'buy_num', { min: 1, max: MAX_PIECES, fallback: 1 });
