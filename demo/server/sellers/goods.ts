import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import { type Infer, object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import { slug } from '../cars/makes/make.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { LEAD } from '../goods/find-goods.js';
import { labelOf } from '../goods/find-versions.js';
import { goods } from '../goods/schema.js';
import { notFound } from '../http/api.js';
import { paging, trimmedText } from '../http/fields.js';
import { firstPhotoOf } from '../photos/photos.js';
import { searchTerms, searchWords } from '../search/schema.js';
import { findableWords, wordsOf } from '../search/words.js';
import type { stores } from '../stores/schema.js';
import type { SellerMessages } from './messages.js';
import { BRAND_LINE, OWN_LINES, type ReadGoods } from './read-goods.js';
import { goodsNumbers } from './schema.js';

/** The columns of goods that their seller sees: also if they are off sale, and with the real stock. */
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
  photo: firstPhotoOf(LEAD),
  price: goods.price,
  list_price: goods.listPrice,
  discount: goods.discount,
  stock: sql<number>`(${goods.stock} + coalesce(${goods.heldStock}, 0))::int`,
  sold: goods.sold,
  zone: goods.zone,
  weight_g: goods.weightG,
  wholesale: goods.wholesale,
  on_sale: sql<number>`(${goods.heldStock} is null)::int`,
  specification: goods.specification,
  isSize: sql<boolean>`${goods.sizeOf} is not null
    or exists (select from ${goods} as size where size.size_of = ${goods}.goods_id)`,
});

type Owned = Pick<typeof goods.$inferSelect, 'specification'> & { goods_name: string; isSize: boolean };

/** Returns goods with the name of their size, if they come in several, and with what the form has of the specification. */
const toForm = <T extends Owned>({ isSize, specification, ...good }: T) => ({
  ...good,
  size: isSize ? labelOf(good.goods_name) : null,
  brand: specification.find(({ name }) => name === BRAND_LINE)?.value ?? '',
  details: specification.filter(({ name }) => !OWN_LINES.includes(name)),
});

/** A request for a page of a store's goods. `q` filters by a part of the name. */
export const GoodsRequest = object({ ...paging(), q: trimmedText() });
export type GoodsRequest = Infer<typeof GoodsRequest>;

export async function findOwnGoods(db: Db, storeId: number, query: GoodsRequest, language: Language) {
  const { page, pageSize, q: part } = query;
  const matches = and(
    eq(goods.storeId, storeId),
    part ? ilike(goods.name, `%${part.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
  const list = await db
    .select(owned(language))
    .from(goods)
    .innerJoin(departments, eq(departments.catId, goods.catId))
    .where(matches)
    .orderBy(desc(goods.createdAt), desc(goods.goodsId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: list.map(toForm), total: await db.$count(goods, matches), page, pageSize };
}

/** Finds one of a store's goods. Throws a 404 ApiError if they are another store's or don't exist. */
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
  return toForm(found);
}

type Store = typeof stores.$inferSelect;

/** The weight of the names of sellers' goods in suggestions: the same as for other goods. */
const WEIGHT = 100;

/** Puts new goods on sale. Searches find them at once. */
export async function addGoods(db: Db, store: Store, input: ReadGoods, now: Date): Promise<number> {
  return db.transaction(async (own) => {
    const [numbered] = await own
      .select({ id: sql<number>`nextval(${goodsNumbers.seqName})::int` })
      .from(sql`(select 1) one`);
    const goodsId = numbered?.id;
    if (goodsId === undefined) throw new Error('the sequence gave no number');
    await own.insert(goods).values({
      ...input,
      goodsId,
      slug: `${slug(input.name) || 'goods'}-${goodsId}`,
      storeId: store.storeId,
      pictures: [pictureOf(input)],
      sold: 0,
      createdAt: now,
    });
    await makeFindable(own, input);
    return goodsId;
  });
}

export function pictureOf({ art, color, colorHex }: Pick<ReadGoods, 'art' | 'color' | 'colorHex'>) {
  return { art, color, color_hex: colorHex };
}

/** Makes searches find the words of the goods and suggest their name. */
export async function makeFindable(
  own: Db,
  { name, words, factory }: Pick<ReadGoods, 'name' | 'words' | 'factory'>,
): Promise<void> {
  const key = wordsOf(name).join(' ');
  if (key === '') return;
  await own
    .insert(searchTerms)
    .values({ key, term: name, words: findableWords([name]), weight: WEIGHT, wholesale: factory })
    // The same words may be written in another way now. Names of departments, makes, and models stay.
    .onConflictDoUpdate({
      target: searchTerms.key,
      set: { term: name },
      setWhere: eq(searchTerms.weight, WEIGHT),
    });
  await own
    .insert(searchWords)
    .values(words.map((word) => ({ word })))
    .onConflictDoNothing();
}
