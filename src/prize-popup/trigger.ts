import { isTyping, whenNotTyping } from '../ui/when-not-typing.js';

/** Whether the visitor asked for pages that load little. Not every browser knows either. */
const wantsReducedData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true ||
  globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches === true;

const dialogs = 'dialog[open], [role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]';

/** Whether a dialog is open on the page, also in a shadow root. Pages keep hidden ones in their markup. */
const hasOpenDialog = (root: ParentNode): boolean =>
  [...root.querySelectorAll('*')].some(
    (each) =>
      (each.matches(dialogs) && each.getClientRects().length > 0) ||
      (each.shadowRoot !== null && hasOpenDialog(each.shadowRoot)),
  );

/** Calls back when the trigger fires, perhaps several times, until the signal ends it. */
type Arm = (fire: () => void, signal: AbortSignal) => void;

const delay =
  (seconds: number): Arm =>
  (fire, signal) => {
    const timer = setTimeout(fire, seconds * 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

/** A page that can't be scrolled never fires, since it may still be loading. */
const scrolled =
  (percent: number): Arm =>
  (fire, signal) => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const whole = scrollHeight - innerHeight;
      if (whole > 0 && scrollY > 0 && (scrollY / whole) * 100 >= percent - 0.5) fire();
    };
    addEventListener('scroll', look, { passive: true, signal });
    look();
  };

/** A flick up covers half a screen in this time, in ms. */
const FLICK_MS = 300;
/** A touch scrolls for so long after its end, in ms. */
const MOMENTUM_MS = 1000;

/** The pointer leaves at the top, where the tabs and the address are, or a finger flicks up fast, as toward them. */
const leaving: Arm = (fire, signal) => {
  const passive = { passive: true, signal };
  document.addEventListener(
    'mouseout',
    ({ relatedTarget, clientY }) => {
      if (relatedTarget === null && clientY <= 0) fire();
    },
    passive,
  );
  let touchedAt = Number.NEGATIVE_INFINITY;
  for (const type of ['touchmove', 'touchend'])
    document.addEventListener(
      type,
      ({ timeStamp }) => {
        touchedAt = timeStamp;
      },
      passive,
    );
  let places: readonly { readonly top: number; readonly at: number }[] = [];
  addEventListener(
    'scroll',
    ({ timeStamp: at }) => {
      places = [...places.filter((place) => at - place.at <= FLICK_MS), { top: scrollY, at }];
      const highest = Math.max(...places.map(({ top }) => top));
      if (at - touchedAt <= MOMENTUM_MS && highest - scrollY > innerHeight / 2) fire();
    },
    passive,
  );
};

function armOf(trigger: string): Arm {
  const [kind, value = ''] = trigger.split(':');
  if (kind === 'delay') return delay(Number(value));
  return kind === 'scroll' ? scrolled(Number(value)) : leaving;
}

/** What visitors do when they close a dialog. */
const MOVES = ['close', 'pointerup', 'keyup', 'focusin', 'storefront-close'];

/** Resolves when the visitor does something, or the signal ends it. */
const whenMoved = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = new AbortController();
    const stop = () => {
      end.abort();
      setTimeout(resolve); // what it closes is closed by then
    };
    for (const type of MOVES) addEventListener(type, stop, { capture: true, signal: end.signal });
    signal.addEventListener('abort', stop, { once: true, signal: end.signal });
  });

/**
 * Resolves when a trigger other than `load` opens a popup (contract section 2): after it has fired, while no dialog is open
 * and nobody types. If somebody leaves during either, that was no moment for it, and the next one counts.
 * @returns false if it never opens: the signal ended it, or the visitor asked for reduced data.
 */
export async function whenTriggered(
  element: HTMLElement,
  trigger: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (wantsReducedData()) return false;
  const end = new AbortController();
  signal.addEventListener('abort', () => end.abort(), { signal: end.signal });
  await new Promise<void>((resolve) => {
    end.signal.addEventListener('abort', () => resolve());
    armOf(trigger)(() => {
      const isBusy = isTyping(element) || hasOpenDialog(element.ownerDocument);
      if (trigger !== 'exit' || !isBusy) end.abort();
    }, end.signal);
  });
  do {
    await whenNotTyping(element, signal);
    if (hasOpenDialog(element.ownerDocument)) await whenMoved(signal);
  } while (!signal.aborted && hasOpenDialog(element.ownerDocument));
  return !signal.aborted;
}
