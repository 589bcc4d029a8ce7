/** Digits and letters that are not mistaken for each other (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An odd number has every number of 30 bits come once. */
const FACTOR = 0x2545f491;

/** What a shopper's coupon (below 2^30) is told by, such as "7K3-Q9F". No secret: it is good for its shopper alone. */
export function couponCode(userCouponId: number): string {
  let mixed = Math.imul(userCouponId, FACTOR) & 0x3fffffff;
  let code = '';
  for (let place = 0; place < 6; place++) {
    code += SIGNS[mixed & 31];
    mixed >>>= 5;
  }
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}
