import { and, eq } from 'drizzle-orm';
import { type Infer, object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import { toShipTo } from '../addresses/addresses.js';
import { addresses } from '../addresses/schema.js';
import { findLines, type LineWithProduct, problemOf } from '../cart/find-cart.js';
import { nameOf, type Product } from '../cart/find-products.js';
import type { Owner } from '../cart/owner.js';
import { couponCode, type UsableCoupon, usableCoupons } from '../coupons/coupons.js';
import { couponName, couponTerms } from '../coupons/messages.js';
import type { Db } from '../db/database.js';
import { unitPrice } from '../goods/unit-price.js';
import type { Buyer } from '../guests/buyers.js';
import { optionalFlag, optionalNumber, or } from '../http/fields.js';
import type { ShipTo } from '../orders/schema.js';
import { POINT_CENTS, pointsBalance } from '../points/points.js';
import { quoteShipping, type Shipment } from './quote-shipping.js';

export const ChoicesRequest = object({
  /** Null while there is no address. */
  address_id: optionalNumber(),
  /** 0 for no coupon, null for the one with the largest discount. */
  user_coupon_id: optionalNumber(),
  /** Whether points pay for as much of the order as possible. */
  use_points: or(optionalFlag(), false),
});
export type Choices = Infer<typeof ChoicesRequest>;

/** A line of the order. `price` is the price per piece at this quantity. */
export interface OrderedLine {
  readonly product: Product;
  readonly pieces: number;
  readonly price: number;
}

/** An order as it would be placed now. All amounts are US cents. */
export interface Summary {
  readonly lines: readonly OrderedLine[];
  /** Lines in the cart that can't be ordered as they are. */
  readonly blocked: readonly LineWithProduct[];
  readonly shipTo: ShipTo | null;
  /** Null if something can't be delivered to the address; empty without an address. */
  readonly shipments: readonly Shipment[] | null;
  readonly coupons: readonly UsableCoupon[];
  readonly coupon: UsableCoupon | null;
  readonly subtotal: number;
  readonly shipping: number;
  readonly discount: number;
  /** Points that could be used, and points that are used. Each is worth one cent. */
  readonly pointsMost: number;
  readonly points: number;
  readonly total: number;
}

/** Returns the order for everything in a cart. All prices are looked up, never taken from the client. */
export async function summarize(
  db: Db,
  { userId, cart }: Pick<Buyer, 'userId' | 'cart'>,
  choices: Choices,
  now: Date,
): Promise<Summary> {
  const unsaved = await findUnsaved(db, cart);
  const lines = toOrdered(unsaved);
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
  const pointsMost = mostPoints(due, balance);
  const points = choices.use_points ? pointsMost : 0;
  return {
    ...{ lines, shipTo, shipments, coupons, coupon, subtotal, shipping, discount, pointsMost, points },
    blocked: unsaved.filter((each) => problemOf(each) !== null),
    total: due - points * POINT_CENTS,
  };
}

/** Finds the lines of a cart that aren't saved for later. */
const findUnsaved = async (db: Db, cart: Owner): Promise<LineWithProduct[]> =>
  (await findLines(db, cart)).filter(({ line }) => !line.saved);

/** Returns those that can be ordered as they are. */
const toOrdered = (unsaved: readonly LineWithProduct[]): OrderedLine[] =>
  unsaved.flatMap(({ line, product }) =>
    product === null || product.stock < line.buyNum
      ? []
      : [{ product, pieces: line.buyNum, price: unitPrice(product, line.buyNum) }],
  );

/** Returns what it costs to deliver a cart to a zip code, and when it arrives, as `summarize` does it for an address. */
export async function quoteCart(db: Db, cart: Owner, zip: string) {
  const shipments = quoteShipping(toOrdered(await findUnsaved(db, cart)).map(toSent), zip);
  return {
    shipments: shipments ?? [],
    shipping: (shipments ?? []).reduce((sum, { fee }) => sum + fee, 0),
    deliverable: shipments !== null,
  };
}

/** The least that Stripe charges, in US cents. */
const LEAST_CHARGE = 50;

/** Returns the points that can pay for a sum: as many as there are, but they leave nothing or what can be charged. */
function mostPoints(due: number, balance: number): number {
  const most = Math.min(balance, Math.floor(due / POINT_CENTS));
  const left = due - most * POINT_CENTS;
  return left === 0 || left >= LEAST_CHARGE
    ? most
    : Math.max(0, Math.floor((due - LEAST_CHARGE) / POINT_CENTS));
}

/** Returns the data of a line that a shipping quote needs. */
export const toSent = ({ product, pieces, price }: OrderedLine) => ({
  goodsId: product.goodsId,
  zone: product.zone,
  shipsFrom: product.shipsFrom,
  weightG: product.weightG,
  body: product.body,
  fuel: product.fuel,
  pieces,
  total: price * pieces,
});

/** Returns one of the shopper's own addresses, or null for any other. */
async function findShipTo(db: Db, userId: number, addressId: number): Promise<ShipTo | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.addressId, addressId), eq(addresses.userId, userId)));
  return row === undefined ? null : toShipTo(row);
}

/** Formats a summary as the call returns it. Amounts are US cents, times are ISO 8601. */
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
      mileage_km: product.mileageKm,
      price,
    })),
    blocked: blocked.map(({ line, product }) => (product ? nameOf(product, language) : `#${line.goodsId}`)),
    shipments: shipments ?? [],
    /** Whether everything can be delivered to the address. */
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
