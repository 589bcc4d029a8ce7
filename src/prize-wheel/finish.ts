import type { WidgetHost } from '../element/host.js';
import { track } from '../element/track.js';
import type { FrameState } from '../element/use-frame.js';
import { hasToken } from '../navigation/guard.js';
import { drawPrize, takeBrokenDraw } from '../state/prize-draw.js';
import type { Award } from '../state/prizes.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import { AwardActs } from './AwardActs.js';
import { AwardCard } from './AwardCard.js';
import styles from './award.css';
import { askToSignIn } from './before-turn.js';
import type { Checked } from './CheckNote.js';
import type { prizeWheel } from './prize-wheel.definition.js';
import type { Spin } from './start-spin.js';
import { stopSpin } from './stop-spin.js';

export { mayGuestSpin, maySpinNow } from './before-turn.js';
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

interface Given {
  readonly host: WidgetHost<typeof prizeWheel>;
  /** Where confetti falls; null for none. */
  readonly confetti: Element | null;
  readonly frame: FrameState;
  /** Aborted when the wheel is removed. */
  readonly signal: AbortSignal;
}

/**
 * Draws a prize and stops the wheel at it, or where the turn started if nothing is drawn. Loaded when somebody gets
 * close to the wheel.
 */
export async function finish(turn: Spin, { host, confetti, frame, signal }: Given): Promise<Finish> {
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
    if (outcome.status !== 'failed' || outcome.failure.kind !== 'business' || hasToken()) return;
    // The server turned a guest away.
    if (host.element.isConnected) askToSignIn(host);
  };
  const checked = found === undefined ? checking : found;
  return { rest, award, checked, announce: () => (award ? celebrate(award) : void complain()) };
}
