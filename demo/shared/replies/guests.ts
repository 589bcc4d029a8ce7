import { nullable, string, type } from 'superstruct';
import { amount } from './fields.js';

/** The guest's session in this browser: nulls without one, and an order's number if it is for this order alone. */
export const GuestSession = type({ email: nullable(string()), order_id: nullable(amount) });

/** The order of a mailed link; `is_account` is 1 if it belongs to an account by now. */
export const OpenedOrder = type({ order_id: amount, is_account: amount });
