import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import { type Infer, object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { goods } from '../goods/schema.js';
import { notFound } from '../http/api.js';
import { paging, trimmedText } from '../http/fields.js';
import { firstPhotoOf } from '../photos/photos.js';
import type { SellerMessages } from './messages.js';

/** Goods as their seller sees them: also those that are off sale, with the pieces that there really are. */
const owned = (language: Language) => ({
  goods_id: goods.goodsId,
  slug: goods.slug,
  goods_name: goods.name,
  cat_id: goods.catId,
  cat_name: sql<string>`${departments.names}->>${language}`,
  art: goods.art,
  color: goods.color,
  color_hex: goods.colorHex,
  description: goods.description,
  lang: goods.lang,
  photo: firstPhotoOf(goods.goodsId),
  price: goods.price,
  list_price: goods.listPrice,
  discount: goods.discount,
  stock: sql<number>`(${goods.stock} + coalesce(${goods.heldStock}, 0))::int`,
  sold: goods.sold,
  zone: goods.zone,
  weight_g: goods.weightG,
  wholesale: goods.wholesale,
  on_sale: sql<number>`(${goods.heldStock} is null)::int`,
});

/** A page of a store's goods. `q` narrows by a part of the name. */
export const GoodsRequest = object({ ...paging(), q: trimmedText() });
export type GoodsRequest = Infer<typeof GoodsRequest>;

export async function findOwnGoods(db: Db, storeId: number, query: GoodsRequest, language: Language) {
  const { page, pageSize, q: part } = query;
  const wanted = and(
    eq(goods.storeId, storeId),
    part ? ilike(goods.name, `%${part.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
  const list = await db
    .select(owned(language))
    .from(goods)
    .innerJoin(departments, eq(departments.catId, goods.catId))
    .where(wanted)
    .orderBy(desc(goods.createdAt), desc(goods.goodsId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list, total: await db.$count(goods, wanted), page, pageSize };
}

/** One of the goods of a store. Throws an ApiError 404 for another store's, as for none. */
export async function findOwnGood(
  db: Db,
  storeId: number,
  goodsId: number,
  language: Language,
  texts: SellerMessages,
) {
  const [found] = await db
    .select(owned(language))
    .from(goods)
    .innerJoin(departments, eq(departments.catId, goods.catId))
    .where(and(eq(goods.goodsId, goodsId), eq(goods.storeId, storeId)));
  if (found === undefined) throw notFound(texts.unknownGoods);
  return found;
}
