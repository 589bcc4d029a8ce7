import { type } from 'superstruct';
import { amount } from './fields.js';
import { Award } from './prizes.js';

/** What the gift pop-up's reply has beyond what the widget reads. */
export const Gift = type({ type: amount, coupon_log_id: amount });

/** The coupon of the lucky draw. */
export const WonGift = Award;
