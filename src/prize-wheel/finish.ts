import type { WidgetHost } from '../element/host.js';
import { track } from '../element/track.js';
import type { FrameState } from '../element/use-frame.js';
import { openSignIn } from '../navigation/dialogs.js';
import { readToken } from '../state/identity.js';
import { isLeaving } from '../state/leaving.js';
import { dropSpinRequest, saveSpinRequest, takeSpinRequest } from '../state/pending-spin.js';
import { type Award, drawPrize, loadPrizeInfo, takeBrokenDraw } from '../state/prizes.js';
import { store } from '../state/store.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import { AwardActs, AwardCard, type Checked } from './AwardCard.js';
import styles from './award.css';
import type { Spin } from './motion.js';
import type { prizeWheel } from './prize-wheel.definition.js';
import { stopSpin } from './stop-spin.js';

export { AwardActs, AwardCard, takeBrokenDraw };

/** How a turn ended. */
export interface Finish {
  /** The wheel's final angle, in degrees; null if the wheel was removed in the meantime. */
  readonly rest: number | null;
  /** The award that was drawn; null for none. */
  readonly award: Award | null;
  /** Whether the draw is what the server had promised: the result so far, or a `Promise` of it. */
  readonly checked: Checked | Promise<Checked>;
  /** Announces the result. To be called when the wheel shows it. */
  readonly announce: () => void;
}

interface Wheel {
  readonly host: WidgetHost<typeof prizeWheel>;
  readonly frame: FrameState;
  /** Aborted when the wheel is removed. */
  readonly signal: AbortSignal;
}

interface FinishOptions extends Wheel {
  /** Where confetti falls; null for none. */
  readonly confetti: Element | null;
}

/**
 * Draws a prize and stops the wheel at it, or where the turn started if nothing is drawn. Loaded when somebody gets
 * close to the wheel.
 */
export async function finish(turn: Spin, { host, confetti, frame, signal }: FinishOptions): Promise<Finish> {
  if (host.element.shadowRoot) adoptStyles(host.element.shadowRoot, [styles]);
  const draw = drawPrize({ signal });
  let found: Checked | undefined;
  const checking = draw.check().then((checked) => {
    found = checked;
    return checked;
  });
  const outcome = await draw.outcome;
  const award = outcome.status === 'done' ? outcome.value : null;
  const rest = signal.aborted ? null : await stopSpin(turn, award?.award_level ?? null);
  draw.end(award !== null && rest !== null);

  const celebrate = (won: Award) => {
    if (won.award_state !== 0)
      track(host, 'win_prize', { promotion_name: 'prize-wheel', item_name: won.award_name });
    host.emit('storefront-prize', { award: won });
    if (won.award_state === 0 || turn.prefersReducedMotion || !confetti) return;
    import('./confetti.js').then(
      ({ throwConfetti }) => throwConfetti(confetti, frame.accent),
      () => {}, // the console reports it; the award is what counts
    );
  };
  const complain = async () => {
    await frame.reportFailure(outcome);
    if (outcome.status !== 'failed' || outcome.failure.kind !== 'business' || readToken() !== null) return;
    // The server turned a guest away.
    if (host.element.isConnected) requestSignIn(host);
  };
  const checked = found === undefined ? checking : found;
  return { rest, award, checked, announce: () => (award ? celebrate(award) : void complain()) };
}

/** Returns how many spins the server says the visitor has left, or null if it doesn't say. */
async function spinsLeft({ frame, signal }: Wheel): Promise<number | null> {
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
export async function mayGuestSpin(wheel: Wheel): Promise<boolean> {
  if ((await spinsLeft(wheel)) !== 0) return !wheel.signal.aborted;
  if (!wheel.signal.aborted) requestSignIn(wheel.host);
  return false;
}

/** Asks a guest who wants to spin to sign in. */
function requestSignIn({ element }: WidgetHost<typeof prizeWheel>): void {
  saveSpinRequest();
  openSignIn(element);
  const page = element.ownerDocument;
  // A page that reloads after the sign-in remembers the wish to spin. Closing the dialog without signing in drops it.
  const onClose = ({ target }: Event) => {
    // In a React host, the sign-in is a component rather than an element.
    const signIn = 'storefront-sign-in, [data-storefront-component=sign-in]';
    if (!(target instanceof Element) || !target.matches(signIn)) return;
    page.removeEventListener('storefront-close', onClose);
    if (readToken() === null) dropSpinRequest(); // it also closes after a sign-in
  };
  page.addEventListener('storefront-close', onClose);
}

/**
 * Returns whether a shopper who has just signed in wanted to spin, and has a spin left. If the sign-in reloads the
 * page, the wish is left for the next page.
 */
export async function maySpinNow(wheel: Wheel): Promise<boolean> {
  const left = await spinsLeft(wheel);
  return !wheel.signal.aborted && !isLeaving() && takeSpinRequest() && left !== 0;
}
