import { coerce, string, type, unknown } from 'superstruct';
import { amount } from './fields.js';

/** The wrapper of every reply. */
export const Envelope = type({
  code: amount,
  msg: coerce(string(), unknown(), (value) => (typeof value === 'string' ? value : '')),
  data: unknown(),
});
