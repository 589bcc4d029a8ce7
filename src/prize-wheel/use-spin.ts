import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../element/host.js';
import { track } from '../element/track.js';
import { chunkFailure, type FrameState } from '../element/use-frame.js';
import { readToken } from '../state/identity.js';
import { isDrawPending, isSpinRequested } from '../state/pending-spin.js';
import type { Award } from '../state/prizes.js';
import { useStore } from '../state/use-store.js';
import { lazy } from '../ui/lazy.js';
import { prefersReducedMotion } from '../ui/reduced-motion.js';
import type { Finish } from './finish.js';
import { type Spin, startSpin } from './motion.js';
import type { prizeWheel } from './prize-wheel.definition.js';

export interface Wheel {
  readonly isSpinning: boolean;
  /** What was drawn last, and the code that shows it; null before the first turn and while the wheel turns. */
  readonly won: {
    readonly award: Award;
    readonly checked: Finish['checked'];
    readonly parts: FinishParts;
  } | null;
  /** Spins unless the wheel is already turning. Resolves to the award, or to null for none. */
  readonly spin: () => Promise<Award | null>;
}

type FinishParts = typeof import('./finish.js');

interface SpinOptions {
  readonly host: WidgetHost<typeof prizeWheel>;
  /** The part that turns. */
  readonly disc: RefObject<HTMLElement | null>;
  /** Where confetti falls. */
  readonly confetti: RefObject<HTMLElement | null>;
  /** Whether the wheel has rendered. */
  readonly isReady: boolean;
  /** Whether the page has been shown to the visitor. Until then, the wheel doesn't turn by itself. */
  readonly isVisible: boolean;
  readonly isDisabled: boolean;
  /** Whether the shopper has no spins left. */
  readonly isOut: boolean;
  readonly frame: FrameState;
}

/** What the checks before a turn receive. */
type WheelContext = Parameters<FinishParts['mayGuestSpin']>[0];

/** The code that ends a spin: the draw and the stop. Loaded when somebody gets close to the wheel to spin it. */
export const finishing = lazy(() => import('./finish.js'));

/**
 * Manages the states of the wheel (spec section 4). It is locked while it turns, then it shows what was drawn. Nobody
 * learns the result before the wheel stops.
 */
export function useSpin({
  host,
  disc,
  confetti,
  isReady,
  isVisible,
  isDisabled,
  isOut,
  frame,
}: SpinOptions): Wheel {
  const [isSpinning, setSpinning] = useState(false);
  const [won, setWon] = useState<Wheel['won']>(null);
  const underWay = useRef<Promise<Award | null>>(undefined);
  const angle = useRef(0);
  const end = useRef(new AbortController());
  const token = useStore(({ loginInfo }) => loginInfo.token);
  useLayoutEffect(() => {
    end.current = new AbortController();
    return () => end.current.abort();
  }, []);

  const go = async (turn: Spin): Promise<Award | null> => {
    const { signal } = end.current;
    const { animation } = turn;
    signal.addEventListener('abort', () => animation?.cancel());
    setSpinning(true);
    setWon(null);
    try {
      const parts = await finishing.load();
      // Nothing has been drawn yet, so nothing is left for another wheel.
      if (signal.aborted) return null;
      const ended = await parts.finish(turn, { host, confetti: confetti.current, frame, signal });
      if (ended.rest === null) return null;
      angle.current = ended.rest;
      setSpinning(false);
      setWon(ended.award && { award: ended.award, checked: ended.checked, parts });
      ended.announce();
      return ended.award;
    } catch (error) {
      // The code failed to load.
      animation?.cancel();
      setSpinning(false);
      frame.reportFailure(chunkFailure(error, 'prizeDraw'));
      return null;
    } finally {
      underWay.current = undefined;
    }
  };

  const turn = (): Promise<Award | null> | null => {
    if (!disc.current || isDisabled) return null; // the page may disable it during a check
    const spun = go(startSpin(disc.current, angle.current, prefersReducedMotion(host.element)));
    underWay.current = spun;
    track(host, 'spin_wheel', { promotion_name: 'prize-wheel' });
    host.emit('storefront-spin-start', {});
    return spun;
  };
  /** Turns the wheel if a check allows it. The check takes time, and a press in the meantime gets this turn. */
  const turnIf = (check: (parts: FinishParts, wheel: WheelContext) => Promise<boolean>) => {
    const { signal } = end.current;
    const answer = async () => {
      try {
        const may = await check(await finishing.load(), { host, frame, signal });
        return may ? await latest.current.turn() : null;
      } catch (error) {
        frame.reportFailure(chunkFailure(error, 'prizeInfo'));
        return null;
      }
    };
    const pending = answer().finally(() => {
      if (underWay.current === pending) underWay.current = undefined;
    });
    underWay.current = pending;
    return pending;
  };
  const spin = async (): Promise<Award | null> => {
    if (underWay.current) return underWay.current;
    if (isDisabled) return null;
    if (readToken() === null) return turnIf(({ mayGuestSpin }, wheel) => mayGuestSpin(wheel));
    if (!isOut) return turn();
    // There may be a new spin: one for a new day, or one from a friend.
    import('../state/prizes.js').then(
      ({ refreshPrizeInfo }) => refreshPrizeInfo().then(frame.reportFailure),
      () => {}, // the console reports it
    );
    return null;
  };

  const latest = useRef({ spin, turn, turnIf, go });
  latest.current = { spin, turn, turnIf, go };
  useLayoutEffect(() => {
    if (isReady) return host.expose({ spin: () => latest.current.spin() });
  }, [host, isReady]);
  // Runs right away: a draw that another frame of this page starts later isn't this wheel's to finish.
  useLayoutEffect(() => {
    if (!isReady || !isVisible || !isDrawPending()) return;
    finishing.load().then(
      ({ takeBrokenDraw }) => {
        if (underWay.current || !disc.current || end.current.signal.aborted || !takeBrokenDraw()) return;
        underWay.current = latest.current.go({
          disc: disc.current,
          from: angle.current,
          animation: null,
          prefersReducedMotion: prefersReducedMotion(host.element),
        });
      },
      () => {}, // the console reports it; the next spin shows the award
    );
  }, [disc, host, isReady, isVisible]);

  // A guest who wanted to spin has signed in, on this page or on the previous one. A disabled wheel lets the wish wait.
  useEffect(() => {
    if (!isReady || !isVisible || isDisabled || token === null || !isSpinRequested() || underWay.current)
      return;
    if (!host.element.isConnected) return; // another wheel handles the wish
    host.element.scrollIntoView?.({ block: 'nearest' });
    void latest.current.turnIf(({ maySpinNow }, wheel) => maySpinNow(wheel));
  }, [host, isReady, isVisible, isDisabled, token]);

  return { isSpinning, won, spin };
}
