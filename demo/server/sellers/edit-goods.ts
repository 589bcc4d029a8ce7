import { eq } from 'drizzle-orm';
import { tidy } from '../../shared/check-form.js';
import { type Detail, withoutSize } from '../../shared/goods-form.js';
import type { Db } from '../db/database.js';
import { labelOf } from '../goods/find-versions.js';
import { fitWords } from '../goods/goods-words.js';
import { chooseLead, lockSizes } from '../goods/leads.js';
import { goods } from '../goods/schema.js';
import { notFound } from '../http/api.js';
import { findableWords } from '../search/words.js';
import type { stores } from '../stores/schema.js';
import { makeFindable, pictureOf } from './goods.js';
import type { SellerMessages } from './messages.js';
import { COLOR_LINE, type ReadGoods, WEIGHT_LINE } from './read-goods.js';

type Store = Pick<typeof stores.$inferSelect, 'storeId'>;
type Row = typeof goods.$inferSelect;
type Texts = Pick<SellerMessages, 'unknownGoods'>;

/**
 * Changes a store's goods in all their sizes, each of which keeps its size and, but for this one, its stock. If they are off
 * sale, their stock stays set aside.
 * @param input `stockBefore` is the stock that the form showed at first, or null if unknown. If the seller left it as it
 * was, pieces that were sold in the meantime stay sold.
 */
export async function editGoods(
  db: Db,
  { storeId }: Store,
  goodsId: number,
  { stock, stockBefore, ...input }: ReadGoods & { readonly stockBefore: number | null },
  texts: Texts,
): Promise<void> {
  await db.transaction(async (own) => {
    const { row, sizes } = await lockGoods(own, storeId, goodsId, texts);
    const ownStock = stock === stockBefore ? {} : stockOf(row, stock);
    const item = sizes.length > 1 ? withoutSize(input.name, labelOf(row.name)) : input.name;
    const edited = sizes.map((size) => ({
      ...changesOf(size, { ...input, name: sizes.length > 1 ? `${item}, ${labelOf(size.name)}` : item }, row),
      ...(size === row && ownStock),
      goodsId: size.goodsId,
    }));
    const names = edited.flatMap(({ name, translations }) => [
      name,
      ...Object.values(translations).map((texts) => texts.name),
    ]);
    const colors = edited.flatMap(({ pictures }) => pictures.map(({ color }) => color));
    const found = {
      words: [
        ...new Set([...input.words, ...findableWords([...names, ...colors, ...edited.flatMap(fitWords)])]),
      ],
      titleWords: findableWords(names),
    };
    for (const { goodsId: id, ...changes } of edited) {
      await own
        .update(goods)
        .set({ ...changes, ...found })
        .where(eq(goods.goodsId, id));
      await makeFindable(own, { ...changes, ...found });
    }
    await chooseLead(own, sizes);
  });
}

/**
 * Returns the columns that an edit of goods changes in one of their sizes. What no longer matches the seller's texts or
 * pictures goes.
 */
function changesOf(row: Row, input: Omit<ReadGoods, 'stock'>, edited: Row) {
  const specification = linesOf(row, input, edited);
  const isSameText =
    row.name === input.name &&
    row.description === input.description &&
    specification.length === row.specification.length &&
    specification.every((line) => row.specification.some((own) => isSameLine(own, line)));
  const isSamePicture = row.art === input.art && row.color === input.color;
  return {
    ...input,
    translations: isSameText ? row.translations : {},
    pictures: isSamePicture ? row.pictures : [pictureOf(input)],
    specification: isSameText ? row.specification : specification,
  };
}

/** Returns the lines of a size: what the seller left as it was in the edited one stays what it is in this one. */
function linesOf({ specification }: Row, input: Omit<ReadGoods, 'stock'>, edited: Row): Detail[] {
  return input.specification.flatMap((line) => {
    const own = specification.find(({ name }) => name === line.name);
    if (line.name === COLOR_LINE) return own ? [line] : [];
    if (line.name === WEIGHT_LINE) return [line];
    return own && edited.specification.some((before) => isSameLine(before, line)) ? [own] : [line];
  });
}

/** Returns whether two lines are the same but for their spaces, which a form changes. */
const isSameLine = (one: Detail, other: Detail): boolean =>
  one.name === other.name && tidy(one.value) === tidy(other.value);

/** Sets the stock, and nothing else. */
export async function setStock(
  db: Db,
  { storeId }: Store,
  goodsId: number,
  stock: number,
  texts: Texts,
): Promise<void> {
  await db.transaction(async (own) => {
    const { row, sizes } = await lockGoods(own, storeId, goodsId, texts);
    await own.update(goods).set(stockOf(row, stock)).where(eq(goods.goodsId, goodsId));
    await chooseLead(own, sizes);
  });
}

/** Takes goods off sale, or puts them back on sale with their stock. Does nothing if they are already in that state. */
export async function setOnSale(
  db: Db,
  { storeId }: Store,
  goodsId: number,
  isOnSale: boolean,
  texts: Texts,
): Promise<void> {
  await db.transaction(async (own) => {
    const { row, sizes } = await lockGoods(own, storeId, goodsId, texts);
    const { stock, heldStock } = row;
    if (isOnSale === (heldStock === null)) return;
    const change = isOnSale ? { stock: heldStock ?? 0, heldStock: null } : { stock: 0, heldStock: stock };
    await own.update(goods).set(change).where(eq(goods.goodsId, goodsId));
    await chooseLead(own, sizes);
  });
}

/**
 * Locks a store's goods in all their sizes until the transaction ends. Throws a 404 ApiError if they are another's or don't
 * exist.
 */
export async function lockGoods(
  own: Db,
  storeId: number,
  goodsId: number,
  texts: Texts,
): Promise<{ row: Row; sizes: readonly Row[] }> {
  const sizes = await lockSizes(own, goodsId);
  const row = sizes.find((size) => size.goodsId === goodsId);
  if (row === undefined || row.storeId !== storeId) throw notFound(texts.unknownGoods);
  return { row, sizes };
}

function stockOf({ heldStock }: Row, stock: number) {
  return heldStock === null ? { stock } : { stock: 0, heldStock: stock };
}
