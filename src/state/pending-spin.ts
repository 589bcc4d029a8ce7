import { didAct, session } from './storage.js';

/** How long a wish is remembered, in milliseconds: longer than it takes for an email with a code to arrive. */
const memory = 15 * 60_000;

/** Remembers that a guest wants to spin the wheel, but has to sign in first. */
export function saveSpinRequest(): void {
  didAct('spin');
  session.write('spinWish', String(Date.now()));
}

/** Forgets the wish, when the guest decides not to sign in. */
export const dropSpinRequest = (): void => session.write('spinWish', null);

/** Whether there is a wish to spin, no matter how old. */
export const isSpinRequested = (): boolean => session.read('spinWish') !== null;

/** Returns whether there is a recent wish to spin, and forgets it. The caller grants the wish. */
export function takeSpinRequest(): boolean {
  const wished = session.read('spinWish');
  dropSpinRequest();
  return wished !== null && Date.now() - Number(wished) < memory;
}

/** Whether this tab has a draw to show: one in flight on this page, or one that broke off on the previous page. */
export const isDrawPending = (): boolean => session.read('prizeDraw') !== null;
