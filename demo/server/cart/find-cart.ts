import { asc } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { shippingOf } from '../goods/shipping.js';
import { nextStep, unitPrice } from '../goods/unit-price.js';
import { findProducts, nameOf, type Product } from './find-products.js';
import { linesOf, type Owner } from './owner.js';
import { type CartLine, cartLines } from './schema.js';

/** A line and its product, which is null if the shop no longer has it. */
export interface LineWithProduct {
  readonly line: CartLine;
  readonly product: Product | null;
}

export async function findLines(db: Db, owner: Owner): Promise<LineWithProduct[]> {
  const lines = await db.select().from(cartLines).where(linesOf(owner)).orderBy(asc(cartLines.lineId));
  const products = await findProducts(
    db,
    lines.map((line) => line.goodsId),
  );
  return lines.map((line) => ({ line, product: products.get(line.goodsId) ?? null }));
}

export function problemOf({ line, product }: LineWithProduct): 'gone' | 'sold_out' | 'too_many' | null {
  if (product === null) return 'gone';
  if (product.stock === 0) return 'sold_out';
  return product.stock < line.buyNum ? 'too_many' : null;
}

/** Returns a cart as the calls send it, in US cents. `count` and `subtotal` skip lines saved for later or gone. */
export async function findCart(db: Db, owner: Owner | null, language: Language) {
  const found = owner === null ? [] : await findLines(db, owner);
  const lines = found.map((each) => toReply(each, language));
  const counted = lines.filter(({ saved, problem }) => !saved && problem !== 'gone');
  return {
    lines,
    count: counted.reduce((sum, { buy_num }) => sum + buy_num, 0),
    subtotal: counted.reduce((sum, { total }) => sum + total, 0),
  };
}

const GONE_PICTURE = { kind: 'goods', art: '', color: '', color_hex: '#888888' } as const;

function toReply(found: LineWithProduct, language: Language) {
  const { line, product } = found;
  const price = product === null ? 0 : unitPrice(product, line.buyNum);
  return {
    goods_id: line.goodsId,
    goods_name: product ? nameOf(product, language) : `#${line.goodsId}`,
    slug: product?.slug ?? '',
    picture: product?.picture ?? GONE_PICTURE,
    store_name: product?.storeName ?? '',
    zone: product?.zone ?? 1,
    ships_from: product?.shipsFrom ?? '',
    price,
    unit_price: product?.price ?? 0,
    list_price: product?.listPrice ?? null,
    next_step: product === null ? null : nextStep(product, line.buyNum),
    buy_num: line.buyNum,
    total: price * line.buyNum,
    stock: product?.stock ?? 0,
    saved: line.saved,
    price_before: product === null || line.seenPrice === product.price ? null : line.seenPrice,
    car: product?.picture.kind === 'car' ? carOf(product, language) : null,
    mileage_km: product?.mileageKm ?? null,
    problem: problemOf(found),
  };
}

/** Returns what the page of a car says of its shipping. */
function carOf({ shipsFrom, zone, body, fuel, price }: Product, language: Language) {
  const piece = { from: shipsFrom, weightG: null, zone, body, fuel, price };
  const { ships_from_name: port, fees } = shippingOf(piece, language);
  return { port, fees };
}
