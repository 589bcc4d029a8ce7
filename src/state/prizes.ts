import { type Promised, promiseOf } from '../api/prize-round.js';
import { type Award, prizeDraw, prizeInfo, readAward } from '../api/prizes.js';
import { sharedOnPage } from '../page/page-record.js';
import type { DrawCheck } from './check-draw.js';
import { send } from './client.js';
import { readToken } from './identity.js';
import { isLeaving } from './leaving.js';
import { isDrawPending } from './pending-spin.js';
import { attempt, createLoad, type LoadOptions, type Outcome, type Result } from './resource.js';
import { didAct, local, session, toJson } from './storage.js';
import { setBigdata, shopperKey, store } from './store.js';

export type { Award, PrizeInfoReply } from '../api/prizes.js';

/** How many times the wheel's data has gone out of date on this page. */
const page = sharedOnPage('prizeInfo', () => ({ changes: 0 }));

/** Loads what the wheel shows; reloads it if the language, the API or the shopper has changed. */
export const loadPrizeInfo = createLoad({
  name: 'prizeInfo',
  key: (state) => `${page.changes} ${shopperKey(state)}`,
  request: (signal) => send(prizeInfo, {}, { signal }),
});

/** Reloads what the wheel shows, because there may be new spins. */
export function refreshPrizeInfo(): Promise<Outcome> {
  page.changes += 1;
  return loadPrizeInfo();
}

/**
 * Stores the number of spins left that a draw reported, so that all widgets show the same number.
 * @param left null if the draw didn't report it.
 */
export function saveSpinsLeft(left: number | null | undefined): void {
  const { prizeInfo } = store.getState().bigdata;
  if (typeof left !== 'number') return;
  if (prizeInfo?.status === 'ready')
    setBigdata({ prizeInfo: { status: 'ready', data: { ...prizeInfo.data, can_award_num: left } } });
  else void refreshPrizeInfo(); // any request in flight was sent before the draw
}

/** A draw whose award hasn't been shown yet, as stored for this tab's next page and for other tabs. */
interface Pending {
  readonly key: string;
  readonly token: string | null;
  /** What the server had promised when the key was made; `null` for nothing. Missing until that's known. */
  readonly promised?: Promised | null;
  /** The award that the server drew, once it's known. */
  readonly award?: unknown;
}

/** The number of wheels on this page that are drawing now. No other wheel should finish their draws. */
const wheels = sharedOnPage('prizeDraw', () => ({ drawing: 0 }));

/** Returns the draw that waits to be shown; null if there is none, it's another shopper's, or it can't be read. */
function readPending(): Pending | null {
  try {
    const pending: Partial<Pending> | null = JSON.parse(local.read('prizeDraw') ?? 'null');
    return typeof pending?.key === 'string' && pending.token === readToken()
      ? { ...pending, key: pending.key, token: pending.token }
      : null;
  } catch {
    return null;
  }
}

/** Returns 128 random bits as hex. `crypto.randomUUID` is missing on pages without https. */
const newKey = (): string =>
  crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + (byte + 256).toString(16).slice(1), '');

const savePending = (pending: Pending): void => local.write('prizeDraw', toJson(pending));

/**
 * Returns what the server promises for the next draw; null if it promises nothing or doesn't answer. The draw waits for
 * this, because a server that knew the key first could promise whatever it likes.
 */
async function findPromise(options: LoadOptions): Promise<Promised | null> {
  await loadPrizeInfo(options);
  const { prizeInfo } = store.getState().bigdata;
  return prizeInfo?.status === 'ready' ? promiseOf(prizeInfo.data) : null;
}

/** A draw in flight. */
export interface Draw {
  readonly outcome: Promise<Result<Award>>;
  /** Checks whether the award is what was promised; resolves to null if that can't be checked. Never rejects. */
  readonly check: () => Promise<DrawCheck | null>;
  /**
   * Must be called once, when the wheel has stopped.
   * @param isShown whether the shopper saw the award. If so, the next draw is a new one.
   */
  readonly end: (isShown: boolean) => void;
}

/**
 * Draws a prize; the server decides which. The draw has a key, which is kept until its award has been shown. After a
 * lost reply or a reload, and in another tab, the key leads to the same award and never to a second draw. A refusal
 * ends the draw; after any other failure, the next call continues it.
 */
export function drawPrize(options: LoadOptions = {}): Draw {
  didAct('spin');
  let pending = readPending() ?? { key: newKey(), token: readToken() };
  // False if another tab has shown it in the meantime, or the shopper has signed out.
  const isPending = () => readPending()?.key === pending.key;
  const forget = () => isPending() && local.write('prizeDraw', null);
  savePending(pending);
  session.write('prizeDraw', '1');
  wheels.drawing += 1;

  let left: Award['can_award_num'] = null;
  const request = async (): Promise<Result<Award>> => {
    const stored = readAward(pending.award);
    if ('value' in stored) return { status: 'done', value: stored.value };
    if (pending.promised === undefined) {
      const promised = await findPromise(options);
      if (options.signal?.aborted) return { status: 'aborted' };
      pending = { ...pending, promised };
      if (isPending()) savePending(pending);
    }
    const { key, promised } = pending;
    const outcome = await attempt(
      send(prizeDraw, { key, ...(promised && { hash: promised.hash }) }, options),
    );
    if (outcome.status === 'done') left = outcome.value.can_award_num;
    if (outcome.status === 'done' && isPending()) savePending({ ...pending, award: outcome.value });
    // Requests break off when the page is left. The next page continues the draw.
    if (outcome.status === 'failed' && !isLeaving()) {
      session.write('prizeDraw', null);
      if (outcome.failure.kind === 'business') {
        forget();
        if (promised) void refreshPrizeInfo();
      }
    }
    return outcome;
  };
  const outcome = request();
  return {
    outcome,
    async check() {
      const result = await outcome;
      const { key, promised } = pending;
      if (result.status !== 'done' || !promised) return null;
      return import('./check-draw.js').then(
        ({ checkDraw }) => checkDraw(promised, key, result.value),
        () => null, // the console shows it
      );
    },
    end(isShown) {
      wheels.drawing -= 1;
      if (!isShown) return;
      session.write('prizeDraw', null);
      forget();
      local.write('dzpTime', String(Date.now()));
      saveSpinsLeft(left);
      // The next draw has its own promise.
      if (pending.promised) void refreshPrizeInfo();
    },
  };
}

/**
 * Returns whether a draw in this tab broke off before its award was shown, because of a reload or because the wheel was
 * removed. Only one wheel gets true; it then draws, and gets the same award.
 */
export function takeBrokenDraw(): boolean {
  if (wheels.drawing || !isDrawPending()) return false;
  session.write('prizeDraw', null);
  return true;
}
