import type { Fields } from '../http/fields.js';
import { optionalFlag, optionalNumber } from '../http/optional-fields.js';
import type { Choices } from './summarise.js';

/** `address_id`, `user_coupon_id` (0 for none, missing for the best) and `use_points` of a call. */
export function readChoices(fields: Fields): Choices {
  return {
    addressId: optionalNumber(fields, 'address_id'),
    userCouponId: optionalNumber(fields, 'user_coupon_id'),
    usePoints: optionalFlag(fields, 'use_points') ?? false,
  };
}
