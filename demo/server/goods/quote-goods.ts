import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { notFound } from '../http/api-error.js';
import type { Fields } from '../http/fields.js';
import { requiredText, wholeNumber } from '../http/fields.js';
import { goods } from './schema.js';
import { nextStep, unitPrice } from './unit-price.js';

const MAX_QUANTITY = 100_000;
const MAX_ID = 999_999_999;

/**
 * The reply of `/pc/goods/quote`: what a quantity costs.
 * @throws {ApiError} 404 for goods that the shop does not have, 400 for bad fields
 */
export async function quoteGoods(db: Db, query: Fields) {
  requiredText(query, 'goods_id');
  const goodsId = wholeNumber(query, 'goods_id', { min: 1, max: MAX_ID, fallback: 1 });
  const quantity = wholeNumber(query, 'quantity', { min: 1, max: MAX_QUANTITY, fallback: 1 });
  const [row] = await db
    .select({ price: goods.price, wholesale: goods.wholesale, stock: goods.stock })
    .from(goods)
    .where(eq(goods.goodsId, goodsId));
  if (row === undefined) throw notFound('This product is no longer for sale.');
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
