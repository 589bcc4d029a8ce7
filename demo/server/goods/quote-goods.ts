import { eq } from 'drizzle-orm';
import { type Infer, object } from 'superstruct';
import type { Db } from '../db/database.js';
import { notFound } from '../http/api-error.js';
import { requiredText, to, wholeNumber, wholeNumberOf } from '../http/structs.js';
import { goods } from './schema.js';
import { nextStep, unitPrice } from './unit-price.js';

const MAX_QUANTITY = 100_000;
const MAX_ID = 999_999_999;

/** Some pieces of goods. */
export const QuoteRequest = object({
  goods_id: to(requiredText(), (id) => wholeNumberOf(id, 1, MAX_ID)),
  quantity: wholeNumber(1, MAX_QUANTITY, 1),
});

/**
 * The reply of `/pc/goods/quote`: what a quantity costs.
 * @throws {ApiError} 404 for goods that the shop does not have
 */
export async function quoteGoods(db: Db, { goods_id: goodsId, quantity }: Infer<typeof QuoteRequest>) {
  const [row] = await db
    .select({ price: goods.price, wholesale: goods.wholesale, stock: goods.stock })
    .from(goods)
    .where(eq(goods.goodsId, goodsId));
  if (row === undefined) throw notFound('This product is no longer available.');
  const unit = unitPrice(row, quantity);
  return {
    goods_id: goodsId,
    quantity,
    unit_price: unit,
    total: unit * quantity,
    saved: (row.price - unit) * quantity,
    next_step: nextStep(row, quantity),
    in_stock: row.stock >= quantity,
  };
}
