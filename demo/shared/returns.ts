import { storeDay } from './delivery.js';

/** Why something is returned. The last three are the store's fault, so they cost the shopper nothing. */
export const RETURN_REASONS = ['unwanted', 'unfit', 'faulty', 'damaged', 'wrong'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

const OUR_FAULT: readonly ReturnReason[] = ['faulty', 'damaged', 'wrong'];

export const isOurFault = (reason: ReturnReason): boolean => OUR_FAULT.includes(reason);

/** Days from delivery for a return, and for what arrived damaged, defective, or wrong. */
export const RETURN_DAYS = 30;
export const FAULTY_DAYS = 60;

/** Days from delivery in which a fault counts that a car's inspection missed: see the policy, in `demo/assets/legal`. */
export const CAR_FAULT_DAYS = 30;

/** The days in which a returned package should be shipped. */
export const SHIP_DAYS = 14;

/** The price of a return label in US cents, one for each seller's package. */
export const LABEL_FEE = 695;

/** Returns the last day on which an order may be returned, such as "2026-03-31", by the store's own calendar. */
export function lastDayOf(delivered: Date, days: number): string {
  const day = new Date(`${storeDay(delivered)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The carrier of every return, and the service on its label, which takes what is heavier than a mail carrier's 70 lb. */
export const RETURN_CARRIER = 'UPS';
export const RETURN_SERVICE = `${RETURN_CARRIER} Ground Return`;

/** Returns the carrier and tracking number of a return's label, as in the note of a shipment. */
export const returnTracking = (returnId: number): string => `${RETURN_CARRIER} 1Z 999 AA1 90 ${returnId}`;

/** What an order cost, in US cents: all of it, and what refunds are shared out by. */
export interface PaidOrder {
  readonly subtotal: number;
  readonly discount: number;
  readonly points: number;
  readonly total: number;
  /** What is left of the payment: neither refunded nor promised by a return. */
  readonly left: number;
  /** The parcels at checkout: the price of the goods in each, and what shipping it cost. */
  readonly parcels: readonly { readonly goods: number; readonly fee: number }[];
}

/** What a return gives back: US cents to the card, points, and US cents withheld for the label. */
export interface Refund {
  readonly refund: number;
  readonly points: number;
  readonly label: number;
}

/** What an order's other returns contain and give back, summed up. */
export interface EarlierReturns extends Refund {
  /** The price of their pieces, in US cents, and by parcel the part of it that is returned for the store's fault. */
  readonly value: number;
  readonly faulty: readonly number[];
}

export const NO_RETURNS: EarlierReturns = { value: 0, faulty: [], refund: 0, points: 0, label: 0 };

/**
 * Returns what a return gives back. Its share of the coupon is withheld, and the rest goes back the way it was paid: to
 * the card and as points, in the order's proportion. Each return completes what the others give back to what they would
 * give back at once, so that no cent is lost or added, whatever was canceled in between.
 * @param values the price of the returned pieces by parcel, in US cents
 */
export function refundOf(
  { subtotal, discount, points, total, left, parcels }: PaidOrder,
  { values, before, reason }: { values: readonly number[]; before: EarlierReturns; reason: ReturnReason },
): RefundOfPart {
  const isFree = isOurFault(reason);
  const value = sumOf(values);
  const faulty = isFree ? addUp(before.faulty, values) : before.faulty;
  const paid = (price: number) => price - Math.round((discount * price) / Math.max(1, subtotal));
  const shippingOf = (prices: readonly number[]) =>
    sumOf(
      parcels.map(({ goods, fee }, index) => Math.floor((fee * (prices[index] ?? 0)) / Math.max(1, goods))),
    );
  const dueBefore = before.refund + before.points;
  const worth = Math.max(0, paid(before.value + value) + shippingOf(faulty) - dueBefore - before.label);
  const label = isFree ? 0 : Math.min(LABEL_FEE, worth);
  const due = worth - label;
  const toCard = Math.round(((dueBefore + due) * total) / Math.max(1, total + points)) - before.refund;
  const whole = Math.min(Math.max(0, toCard), due);
  const refund = Math.min(whole, left);
  const shipping = shippingOf(faulty) - shippingOf(before.faulty);
  return { refund, points: points === 0 ? 0 : due - whole, label, shipping, refunded: whole - refund };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Adds what stands at the same place. */
const addUp = (some: readonly number[], others: readonly number[]) =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, n) => (some[n] ?? 0) + (others[n] ?? 0));

interface RefundOfPart extends Refund {
  /** US cents: the shipping that is in it, and what it lacks because that was refunded before. */
  readonly shipping: number;
  readonly refunded: number;
}

export interface ReturnedLine {
  readonly goods_id: number;
  readonly store_id: number;
  /** Its parcel's place among the order's. */
  readonly parcel: number;
  readonly pieces: number;
  /** US cents for one piece. */
  readonly price: number;
}

/** A seller's part of what a shopper returns at once: each seller gets a package of their own. */
export interface ReturnedPart extends RefundOfPart {
  readonly storeId: number;
  readonly lines: readonly ReturnedLine[];
}

/** Splits what is returned by seller, and returns what each part gives back. */
export function partsOf(
  order: PaidOrder,
  lines: readonly ReturnedLine[],
  { before, reason }: { before: EarlierReturns; reason: ReturnReason },
): ReturnedPart[] {
  let earlier = before;
  let { left } = order;
  const stores = [...new Set(lines.map(({ store_id }) => store_id))].sort((one, other) => one - other);
  return stores.map((storeId) => {
    const own = lines.filter(({ store_id }) => store_id === storeId);
    const values = order.parcels.map((_, index) => priceOf(own.filter(({ parcel }) => parcel === index)));
    const part = refundOf({ ...order, left }, { values, before: earlier, reason });
    left -= part.refund;
    earlier = {
      value: earlier.value + sumOf(values),
      faulty: isOurFault(reason) ? addUp(earlier.faulty, values) : earlier.faulty,
      refund: earlier.refund + part.refund,
      points: earlier.points + part.points,
      label: earlier.label + part.label,
    };
    return { storeId, lines: own, ...part };
  });
}

export const priceOf = (lines: readonly Pick<ReturnedLine, 'pieces' | 'price'>[]): number =>
  lines.reduce((sum, { pieces, price }) => sum + pieces * price, 0);
