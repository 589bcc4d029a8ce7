import { useSyncExternalStore } from 'react';
import { discountOf } from '../../shared/discount.js';
import { pathTo } from '../../shared/pages.js';
import type { CouponLists, OwnCoupon } from '../../shared/replies/coupons.js';

const KEY = 'chosenCoupon';
/** The coupon for this tab's next order, if it can't be stored. */
let inMemory: string | null = null;
const listeners = new Set<() => void>();

const read = (): string | null => {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
};

/** Chooses a coupon by its `coupon_log_id` for the next order: 0 for none, null for the one that takes off the most. */
export function chooseCoupon(id: number | null): void {
  inMemory = id === null ? null : String(id);
  try {
    if (inMemory === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, inMemory);
  } catch {
    // If storage is denied, it's chosen as long as the page is open.
  }
  for (const listen of listeners) listen();
}

const watch = (listen: () => void) => {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
};

/** Returns the coupon that the shopper chose, as in `chooseCoupon`. It may be somebody else's, or used by now. */
export function useChosenCoupon(): number | null {
  const chosen = useSyncExternalStore(watch, read, () => null);
  return chosen === null ? null : Number(chosen);
}

/** The URL of the cart with a coupon chosen in it. */
export const cartWith = (id: number): string => `${pathTo('cart')}?coupon=${id}`;

/** Chooses the coupon that such a URL names. */
export function chooseFrom(search: URLSearchParams): void {
  const id = Number(search.get('coupon'));
  if (Number.isSafeInteger(id) && id > 0) chooseCoupon(id);
}

/** Returns what a coupon takes off a cart, in US cents. */
export const savingOf = (
  { kind, value, min_subtotal: minSubtotal, max_discount: maxDiscount }: OwnCoupon,
  subtotal: number,
): number => discountOf({ kind, value, minSubtotal, maxDiscount }, subtotal);

/** Returns by how much a cart is too small for a coupon, in US cents; 0 if it isn't. */
export const missingOf = ({ min_subtotal }: Pick<OwnCoupon, 'min_subtotal'>, subtotal: number): number =>
  Math.max(0, min_subtotal - subtotal);

/** Returns coupons with those first that take off the most of a cart. The others stay in their order. */
export const savingMost = (coupons: readonly OwnCoupon[], subtotal: number): OwnCoupon[] =>
  [...coupons].sort((one, other) => savingOf(other, subtotal) - savingOf(one, subtotal));

/**
 * Returns the chosen coupon as a choice for an order, as in `chooseCoupon`. A coupon that the shopper no longer has, or
 * that isn't good for this cart, counts as no choice: the order then gets the best one, like any other.
 */
export function usableChoice(
  chosen: number | null,
  lists: CouponLists | undefined,
  subtotal: number,
): number | null {
  if (!chosen) return chosen;
  const coupon = lists?.owned.find((own) => own.coupon_log_id === chosen);
  return coupon && savingOf(coupon, subtotal) > 0 ? chosen : null;
}

/** Chooses a coupon that was won on the wheel, once the shopper follows the wheel's link to the cart. */
export function watchWonCoupons(): void {
  let won: number | null = null;
  document.addEventListener('storefront-prize', ({ detail }) => {
    won = Number(Object(detail.award).coupon_log_id) || null;
  });
  document.addEventListener('storefront-navigate', ({ target, detail }) => {
    const isOfWheel = target instanceof Element && target.localName === 'storefront-prize-wheel';
    if (isOfWheel && detail.path === pathTo('cart')) chooseCoupon(won);
  });
}
