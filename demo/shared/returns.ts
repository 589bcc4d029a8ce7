import { storeDay } from './delivery.js';

/** Why something is returned. The last three are the store's fault, so they cost the shopper nothing. */
export const RETURN_REASONS = ['unwanted', 'unfit', 'faulty', 'damaged', 'wrong'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

const OUR_FAULT: readonly ReturnReason[] = ['faulty', 'damaged', 'wrong'];

export const isOurFault = (reason: ReturnReason): boolean => OUR_FAULT.includes(reason);

/** Days from delivery for a return, and for what arrived damaged, defective, or wrong. */
export const RETURN_DAYS = 30;
export const FAULTY_DAYS = 60;

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

/** What an order cost, in US cents: all of it, and what refunds are shared out by. */
export interface PaidOrder {
  readonly subtotal: number;
  readonly discount: number;
  readonly points: number;
  readonly total: number;
  /** The price of all lines that can be returned: those without cars. */
  readonly goods: number;
  /** What shipping these cost. */
  readonly parcels: number;
}

/** What a return gives back: US cents to the card, points, and US cents withheld for the label. */
export interface Refund {
  readonly refund: number;
  readonly points: number;
  readonly label: number;
}

/**
 * Returns what a return gives back. Its share of the coupon is withheld, and the rest goes back the way it was paid: to
 * the card and as points, in the order's proportion. Returning everything in parts gives back the same as at once.
 * @param value the price of the returned pieces, in US cents
 * @param before the price of those that the order's other returns contain
 */
export function refundOf(
  { subtotal, discount, points, total, goods, parcels }: PaidOrder,
  { value, before, reason }: { value: number; before: number; reason: ReturnReason },
): Refund {
  const paid = (price: number) => price - Math.round((discount * price) / Math.max(1, subtotal));
  const price = paid(before + value) - paid(before);
  const isFree = isOurFault(reason);
  const label = isFree ? 0 : Math.min(LABEL_FEE, price);
  const shipping = isFree ? Math.floor((parcels * value) / Math.max(1, goods)) : 0;
  const due = price + shipping - label;
  const refund = Math.round((due * total) / Math.max(1, total + points));
  return { refund, points: points === 0 ? 0 : due - refund, label };
}

export interface ReturnedLine {
  readonly goods_id: number;
  readonly store_id: number;
  readonly pieces: number;
  /** US cents for one piece. */
  readonly price: number;
}

/** A seller's part of what a shopper returns at once: each seller gets a package of their own. */
export interface ReturnedPart extends Refund {
  readonly storeId: number;
  readonly lines: readonly ReturnedLine[];
}

/** Splits what is returned by seller, and returns what each part gives back. */
export function partsOf(
  order: PaidOrder,
  lines: readonly ReturnedLine[],
  { before, reason }: { before: number; reason: ReturnReason },
): ReturnedPart[] {
  let earlier = before;
  const stores = [...new Set(lines.map(({ store_id }) => store_id))].sort((one, other) => one - other);
  return stores.map((storeId) => {
    const own = lines.filter(({ store_id }) => store_id === storeId);
    const value = priceOf(own);
    const part = { storeId, lines: own, ...refundOf(order, { value, before: earlier, reason }) };
    earlier += value;
    return part;
  });
}

export const priceOf = (lines: readonly Pick<ReturnedLine, 'pieces' | 'price'>[]): number =>
  lines.reduce((sum, { pieces, price }) => sum + pieces * price, 0);
