import type { OwnCoupon } from '../../shared/replies/coupons.js';
import { couponsQuery } from '../api/coupons.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { couponTexts } from '../texts.js';
import { chooseCoupon, missingOf, savingOf, useChosenCoupon } from './chosen.js';

/** The coupon that the shopper chose for the cart. */
export interface CartCoupon {
  readonly own: OwnCoupon;
  /** What it takes off, in US cents; 0 if the cart is too small for it. */
  readonly saving: number;
  /** What is missing until it's good, in US cents. */
  readonly missing: number;
}

/** Returns the chosen coupon, or null if there is none. @param subtotal of the cart, in US cents */
export function useCartCoupon(subtotal: number): CartCoupon | null {
  const chosen = useChosenCoupon();
  const { data } = useOwnQuery(couponsQuery);
  const own = data?.owned.find(({ coupon_log_id }) => coupon_log_id === chosen);
  return own ? { own, saving: savingOf(own, subtotal), missing: missingOf(own, subtotal) } : null;
}

/** The row of the cart's sums for the chosen coupon. */
export function CouponRow({ coupon: { own, saving, missing } }: { coupon: CartCoupon }) {
  const texts = couponTexts.useTexts();
  const { numbers } = useI18n();
  const name = own.coupon_name;
  return (
    <div className="sums-off cart-coupon">
      <dt>
        <bdi>{name}</bdi>
        <button
          type="button"
          className="link-button"
          aria-label={fill(texts.removeNamed, { name })}
          onClick={() => chooseCoupon(null)}
        >
          {texts.remove}
        </button>
      </dt>
      <dd>
        {saving > 0
          ? fill(texts.off, { price: numbers.price(saving, true) })
          : fill(texts.missing, { price: numbers.price(missing, true) })}
      </dd>
    </div>
  );
}
