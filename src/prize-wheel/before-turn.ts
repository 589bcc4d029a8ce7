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
  /** Ends it: the wheel is removed. */
  readonly signal: AbortSignal;
}

/** How many spins the visitor has, by the server; null where it does not tell. */
async function spinsLeft({ frame, signal }: Given): Promise<number | null> {
  const outcome = await loadPrizeInfo({ signal });
  void frame.reportFailure(outcome);
  return outcome.status === 'ready'
    ? (store.getState().bigdata.prizeInfo?.data?.can_award_num ?? null)
    : null;
}

/**
 * Whether the wheel turns for a guest: where guests have no spin, they sign in first, and the spin goes on after it.
 * Where the server does not tell, it decides over the draw itself.
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
  // A page that is loaded anew after the sign-in remembers the wish; a dialog that is closed without one ends it.
  const onClose = ({ target }: Event) => {
    if (!(target instanceof Element) || target.localName !== 'storefront-sign-in') return;
    page.removeEventListener('storefront-close', onClose);
    if (readToken() === null) dropSpinWish(); // it closes after a sign-in, too
  };
  page.addEventListener('storefront-close', onClose);
}

/**
 * Whether a shopper who has just signed in wanted to spin before, and has a spin. Where the sign-in loads the page anew,
 * the wish is left to the next page.
 */
export async function maySpinNow(given: Given): Promise<boolean> {
  const left = await spinsLeft(given);
  return !given.signal.aborted && !isLeaving() && takeSpinWish() && left !== 0;
}
