import { and, eq } from 'drizzle-orm';
import { type Infer, object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import { toShipTo } from '../addresses/addresses.js';
import { addresses } from '../addresses/schema.js';
import { findLines, type KnownLine, problemOf } from '../cart/find-cart.js';
import { nameOf, type Product } from '../cart/find-products.js';
import { couponCode, type UsableCoupon, usableCoupons } from '../coupons/coupons.js';
import { couponName, couponTerms } from '../coupons/messages.js';
import type { Db } from '../db/database.js';
import { unitPrice } from '../goods/unit-price.js';
import { optionalFlag, optionalNumber, or } from '../http/fields.js';
import type { ShipTo } from '../orders/schema.js';
import { POINT_CENTS, pointsBalance } from '../points/points.js';
import { quoteShipping, type Shipment } from './quote-shipping.js';

export const ChoicesRequest = object({
  /** Null while there is none. */
  address_id: optionalNumber(),
  /** 0 for no coupon, null for the one that takes off most. */
  user_coupon_id: optionalNumber(),
  /** Whether points pay for as much of the order as they can. */
  use_points: or(optionalFlag(), false),
});
export type Choices = Infer<typeof ChoicesRequest>;

/** A line that is ordered: `price` is of one piece at this quantity. */
export interface OrderedLine {
  readonly product: Product;
  readonly pieces: number;
  readonly price: number;
}

/** An order as it would be placed now; all sums are US cents. */
export interface Summary {
  readonly lines: readonly OrderedLine[];
  /** What lies in the cart and cannot be ordered as it is. */
  readonly blocked: readonly KnownLine[];
  readonly shipTo: ShipTo | null;
  /** Null when something cannot be brought to the address; empty without an address. */
  readonly shipments: readonly Shipment[] | null;
  readonly coupons: readonly UsableCoupon[];
  readonly coupon: UsableCoupon | null;
  readonly subtotal: number;
  readonly shipping: number;
  readonly discount: number;
  /** Points that could pay, and those that do; each is worth a cent. */
  readonly pointsMost: number;
  readonly points: number;
  readonly total: number;
}

/** The order of all that lies in a cart. Everything is looked up: nothing that a client sends has a price. */
export async function summarise(db: Db, userId: number, choices: Choices, now: Date): Promise<Summary> {
  const known = (await findLines(db, { userId })).filter(({ line }) => !line.saved);
  const lines = known.flatMap(({ line, product }) =>
    product === null || product.stock < line.buyNum
      ? []
      : [{ product, pieces: line.buyNum, price: unitPrice(product, line.buyNum) }],
  );
  const subtotal = lines.reduce((sum, { price, pieces }) => sum + price * pieces, 0);
  const shipTo = choices.address_id === null ? null : await findShipTo(db, userId, choices.address_id);
  const shipments = shipTo === null ? [] : quoteShipping(lines.map(toSent), shipTo.post_code);
  const shipping = (shipments ?? []).reduce((sum, { fee }) => sum + fee, 0);
  const coupons = await usableCoupons(db, userId, subtotal, now);
  const coupon =
    choices.user_coupon_id === null
      ? (coupons[0] ?? null)
      : (coupons.find(({ userCouponId }) => userCouponId === choices.user_coupon_id) ?? null);
  const discount = coupon?.discountCents ?? 0;
  const due = subtotal + shipping - discount;
  const balance = await pointsBalance(db, userId);
  const pointsMost = Math.min(balance, Math.floor(due / POINT_CENTS));
  const points = choices.use_points ? pointsMost : 0;
  return {
    ...{ lines, shipTo, shipments, coupons, coupon, subtotal, shipping, discount, pointsMost, points },
    blocked: known.filter((each) => problemOf(each) !== null),
    total: due - points * POINT_CENTS,
  };
}

/** A line as its shipping is quoted by. */
export const toSent = ({ product, pieces, price }: OrderedLine) => ({
  goodsId: product.goodsId,
  zone: product.zone,
  weightG: product.weightG,
  pieces,
  total: price * pieces,
});

/** One of the shopper's own addresses; null for any other. */
async function findShipTo(db: Db, userId: number, addressId: number): Promise<ShipTo | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.addressId, addressId), eq(addresses.userId, userId)));
  return row === undefined ? null : toShipTo(row);
}

/** A summary as the call tells it; sums are US cents, times ISO 8601. */
export function toSummaryReply(summary: Summary, language: Language) {
  const { subtotal, shipping, discount, points, total, shipments, blocked, coupon } = summary;
  return {
    lines: summary.lines.map(({ product, pieces, price }) => ({
      goods_id: product.goodsId,
      goods_name: nameOf(product, language),
      picture: product.picture,
      store_name: product.storeName,
      zone: product.zone,
      buy_num: pieces,
      total: price * pieces,
      price,
    })),
    blocked: blocked.map(({ line, product }) => (product ? nameOf(product, language) : `#${line.goodsId}`)),
    shipments: shipments ?? [],
    /** Whether all of it can be brought to the address. */
    deliverable: shipments !== null,
    coupons: summary.coupons.map((each) => toCoupon(each, language)),
    user_coupon_id: coupon?.userCouponId ?? 0,
    points_most: summary.pointsMost,
    ...{ subtotal, shipping, discount, points, total },
  };
}

const toCoupon = ({ userCouponId, coupon, discountCents, expiresAt }: UsableCoupon, language: Language) => ({
  user_coupon_id: userCouponId,
  name: couponName(language, coupon),
  terms: couponTerms(language, coupon),
  code: couponCode(userCouponId),
  discount: discountCents,
  expires_at: expiresAt.toISOString(),
});
