import { type } from 'superstruct';
import { amount } from './fields.js';

/** A message to the shop that has been sent. */
export const SentMessage = type({ message_id: amount });
