import { type Promised, promiseOf } from '../api/prize-round.js';
import { type Award, prizeDraw, readAward } from '../api/prizes.js';
import type { DrawCheck } from './check-draw.js';
import { send } from './client.js';
import { readToken } from './identity.js';
import { isLeaving } from './leaving.js';
import { sharedOnPage } from './page-record.js';
import { isDrawPending } from './pending-draw.js';
import { keepSpinsLeft, loadPrizeInfo, refreshPrizeInfo } from './prizes.js';
import type { LoadOptions } from './resource.js';
import { attempt, type Result } from './resource.js';
import { local, session, toJson } from './storage.js';
import { store } from './store.js';

/** A draw whose award was not shown yet, as it is kept for this tab's next page and for other tabs. */
interface Pending {
  readonly key: string;
  readonly token: string | null;
  /** What the server had promised when the key was made, null for nothing; missing until that is known. */
  readonly promised?: Promised | null;
  /** What the server drew, once that is known. */
  readonly award?: unknown;
}

/** How many wheels of this page draw now: what they draw, no other has to finish. */
const page = sharedOnPage('prizeDraw', () => ({ drawing: 0 }));

/** The draw that waits to be shown; null for none, for another shopper's, and for what cannot be read. */
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

/** 128 random bits. `crypto.randomUUID` is missing on pages without https. */
const newKey = (): string =>
  crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + (byte + 256).toString(16).slice(1), '');

const keep = (pending: Pending): void => local.write('prizeDraw', toJson(pending));

/**
 * What the server promises of the next draw; null where it promises nothing, or does not answer. It is waited for: a
 * server that knows the key first could promise what it likes.
 */
async function findPromise(options: LoadOptions): Promise<Promised | null> {
  await loadPrizeInfo(options);
  const { prizeInfo } = store.getState().bigdata;
  return prizeInfo?.status === 'ready' ? promiseOf(prizeInfo.data) : null;
}

/** A draw that is under way. */
export interface Draw {
  readonly outcome: Promise<Result<Award>>;
  /** Whether the award is what was promised before; null where that cannot be checked. Never rejects. */
  readonly check: () => Promise<DrawCheck | null>;
  /**
   * The wheel came to its end; must be called once.
   * @param isShown whether the shopper saw the award: then the next draw is a new one.
   */
  readonly end: (isShown: boolean) => void;
}

/**
 * Draws a prize; the server decides which. The draw has a key, kept until its award was shown: with it, a reply that
 * was lost, a reload in the middle, and another tab all come to the same award, and never to a second draw. A refusal
 * ends the draw; after any other failure the next call goes on with it.
 */
export function drawPrize(options: LoadOptions = {}): Draw {
  let pending = readPending() ?? { key: newKey(), token: readToken() };
  // Not when it was shown in another tab meanwhile, or the shopper left.
  const isPending = () => readPending()?.key === pending.key;
  const forget = () => isPending() && local.write('prizeDraw', null);
  keep(pending);
  session.write('prizeDraw', '1');
  page.drawing += 1;

  let left: Award['can_award_num'] = null;
  const ask = async (): Promise<Result<Award>> => {
    const known = readAward(pending.award);
    if ('value' in known) return { status: 'done', value: known.value };
    if (pending.promised === undefined) {
      const promised = await findPromise(options);
      if (options.signal?.aborted) return { status: 'aborted' };
      pending = { ...pending, promised };
      if (isPending()) keep(pending);
    }
    const { key, promised } = pending;
    const outcome = await attempt(
      send(prizeDraw, { key, ...(promised && { hash: promised.hash }) }, options),
    );
    if (outcome.status === 'done') left = outcome.value.can_award_num;
    if (outcome.status === 'done' && isPending()) keep({ ...pending, award: outcome.value });
    // Requests of a page that is left break off; the next page goes on with the draw.
    if (outcome.status === 'failed' && !isLeaving()) {
      session.write('prizeDraw', null);
      if (outcome.failure.kind === 'business') {
        forget();
        if (promised) void refreshPrizeInfo();
      }
    }
    return outcome;
  };
  const outcome = ask();
  return {
    outcome,
    async check() {
      const drawn = await outcome;
      const { key, promised } = pending;
      if (drawn.status !== 'done' || !promised) return null;
      return import('./check-draw.js').then(
        ({ checkDraw }) => checkDraw(promised, key, drawn.value),
        () => null, // told in the console
      );
    },
    end(isShown) {
      page.drawing -= 1;
      if (!isShown) return;
      session.write('prizeDraw', null);
      forget();
      local.write('dzpTime', String(Date.now()));
      keepSpinsLeft(left);
      // The next draw has a promise of its own.
      if (pending.promised) void refreshPrizeInfo();
    },
  };
}

/**
 * Whether a draw of this tab broke off before its award was shown: by a reload, or because the wheel was removed. One
 * wheel is told so, which then draws: it comes to the same award.
 */
export function takeBrokenDraw(): boolean {
  if (page.drawing || !isDrawPending()) return false;
  session.write('prizeDraw', null);
  return true;
}
