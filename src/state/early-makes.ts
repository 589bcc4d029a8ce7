import { isPlainMake } from '../api/plain-make.js';
import type { EarlyResponse } from '../page/page-record.js';
import type { CarIndexReply } from './cars.js';

/** The length of the longest reply that is read, in characters. Offering more makes would delay the widget for too long. */
const MOST = 200_000;

/**
 * Reads the reply of `carIndex` before there is a client. It's stricter than the client, and has none of its code.
 * @returns The banner, or null for anything but a short, good reply: the client reads it again, and reports what's wrong.
 */
export function readEarlyMakes({ status, body }: EarlyResponse): CarIndexReply['banner'] | null {
  if (status !== 200 || body.length > MOST) return null;
  try {
    const { code, data } = JSON.parse(body);
    const { img_pc, title, brand } = data.banner;
    const isFine =
      Number(code) === 200 &&
      Array.isArray(brand) &&
      brand.every(isPlainMake) &&
      Array.isArray(title) &&
      title.every((line) => typeof line === 'string') &&
      typeof (img_pc ?? '') === 'string';
    return isFine ? { img_pc, title, brand } : null;
  } catch {
    return null;
  }
}
