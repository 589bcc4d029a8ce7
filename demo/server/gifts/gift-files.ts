import { COUPONS } from '../coupons/seed.js';
import { drawCoupon, PICTURE_STATES, picturePath } from './gift-picture.js';

/** The pictures of every coupon that a gift can hold: their paths and the SVG itself. */
export function giftPictures(): (readonly [path: string, svg: string])[] {
  return COUPONS.filter(({ source }) => source === 'gift').flatMap((coupon) =>
    PICTURE_STATES.map((state) => [picturePath(coupon, state), drawCoupon(coupon, state)] as const),
  );
}
