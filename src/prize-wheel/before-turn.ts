import type { WidgetHost } from '../element/host.js';
import type { FrameState } from '../element/use-frame.js';
import { openSignIn } from '../navigation/dialogs.js';
import { readToken } from '../state/identity.js';
import { isLeaving } from '../state/leaving.js';
import { loadPrizeInfo } from '../state/prizes.js';
import { dropSpinWish, takeSpinWish, wishSpin } from '../state/spin-wish.js';
import { store } from '../state/store.js';
import type { prizeWheel } from './prize-wheel.definition.js';

interface Given {
  readonly host: WidgetHost<typeof prizeWheel>;
  readonly frame: FrameState;
  /** Aborted when the wheel is removed. */
  readonly signal: AbortSignal;
}

/** Returns how many spins the server says the visitor has left, or null if it doesn't say. */
async function spinsLeft({ frame, signal }: Given): Promise<number | null> {
  const outcome = await loadPrizeInfo({ signal });
  void frame.reportFailure(outcome);
  return outcome.status === 'ready'
    ? (store.getState().bigdata.prizeInfo?.data?.can_award_num ?? null)
    : null;
}

/**
 * Returns whether the wheel may turn for a guest. If guests have no spins, they are asked to sign in first, and the
 * spin continues afterward. If the server doesn't say, it decides at the draw.
 */
export async function mayGuestSpin(given: Given): Promise<boolean> {
  if ((await spinsLeft(given)) !== 0) return !given.signal.aborted;
  if (!given.signal.aborted) askToSignIn(given.host);
  return false;
}

/** Asks a guest who wants to spin to sign in. */
export function askToSignIn({ element }: WidgetHost<typeof prizeWheel>): void {
  wishSpin();
  openSignIn(element);
  const page = element.ownerDocument;
  // A page that reloads after the sign-in remembers the wish to spin. Closing the dialog without signing in drops it.
  const onClose = ({ target }: Event) => {
    // In a React host, the sign-in is a component rather than an element.
    const signIn = 'storefront-sign-in, [data-storefront-component=sign-in]';
    if (!(target instanceof Element) || !target.matches(signIn)) return;
    page.removeEventListener('storefront-close', onClose);
    if (readToken() === null) dropSpinWish(); // it also closes after a sign-in
  };
  page.addEventListener('storefront-close', onClose);
}

/**
 * Returns whether a shopper who has just signed in wanted to spin, and has a spin left. If the sign-in reloads the
 * page, the wish is left for the next page.
 */
export async function maySpinNow(given: Given): Promise<boolean> {
  const left = await spinsLeft(given);
  return !given.signal.aborted && !isLeaving() && takeSpinWish() && left !== 0;
}
