import { session } from './storage.js';

/** How long a wish is remembered, in milliseconds: longer than a mail with a code takes. */
const memory = 15 * 60_000;

/** Remembers that a guest, who signs in first, wants to spin the wheel. */
export const wishSpin = (): void => session.write('spinWish', String(Date.now()));

/** The guest would rather not sign in. */
export const dropSpinWish = (): void => session.write('spinWish', null);

/** Whether somebody wished to spin, at whatever time. */
export const isSpinWished = (): boolean => session.read('spinWish') !== null;

/** Whether there is a wish to spin; whoever asks, grants it. */
export function takeSpinWish(): boolean {
  const wished = session.read('spinWish');
  dropSpinWish();
  return wished !== null && Date.now() - Number(wished) < memory;
}
