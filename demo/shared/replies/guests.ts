import { enums, type Infer, nullable, string, type } from 'superstruct';
import { amount } from './fields.js';

/**
 * Where the order of a mailed link is seen: by the `guest` who has the link; in the signed-in `account`; in
 * `other-account` than the one that is signed in, if any. `other-email`: it is a guest's, with another email than that
 * of the signed-in account.
 */
const Access = enums(['guest', 'account', 'other-account', 'other-email']);

export type GuestOrderAccess = Infer<typeof Access>;

export const OpenedGuestOrder = type({
  order_id: amount,
  access: Access,
  /** With `other-email`, the guest's, masked; otherwise null. */
  email: nullable(string()),
});

/** The guest's session in this browser: nulls without one, and an order's number if it is for this order alone. */
export const GuestSession = type({ email: nullable(string()), order_id: nullable(amount) });
