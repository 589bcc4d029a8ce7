import type { ReactNode } from 'react';
import { couponsQuery } from '../api/coupons.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill, useSpeech } from '../messages/speech.js';
import { chooseCoupon, savingOf, useChosenCoupon } from './chosen.js';
import { couponTexts } from './messages/load.js';

interface CouponSumProps {
  /** In US cents. */
  subtotal: number;
  /** Renders the total below. @param saving what the coupon takes off, in US cents */
  children: (saving: number) => ReactNode;
}

/** The row of the cart's sums for the coupon that the shopper chose, or what is missing until it's good. */
export function CouponSum({ subtotal, children }: CouponSumProps) {
  const texts = couponTexts.useTexts();
  const { numbers } = useSpeech();
  const chosen = useChosenCoupon();
  const { data } = useOwnQuery(couponsQuery);
  const coupon = data?.owned.find(({ coupon_log_id }) => coupon_log_id === chosen);
  if (!coupon) return children(0);
  const { coupon_name: name, min_subtotal } = coupon;
  const saving = savingOf(coupon, subtotal);
  return (
    <>
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
            ? fill(texts.off, { price: numbers.price(saving) })
            : fill(texts.missing, { price: numbers.price(min_subtotal - subtotal) })}
        </dd>
      </div>
      {children(saving)}
    </>
  );
}
