import { couponExpire, luckyDraw } from '../api/home-gift.js';
import { act } from './act.js';
import { send } from './client.js';
import { decideGift, type Visit } from './gift-decision.js';
import { loadGift, wasGiftShown } from './gifts.js';
import { readToken } from './identity.js';
import { sharedOnPage } from './page.js';
import type { LoadOptions } from './resource.js';
import { local } from './storage.js';
import { setBigdata, store } from './store.js';
import { loadUser } from './user.js';

function visit(): Visit {
  const { info } = store.getState().user;
  const gift = store.getState().bigdata.giftPop;
  const dismissedAt = Number(local.read('centerDialogVisibletime') || Number.NaN);
  return {
    isSignedIn: info !== null && readToken() !== null,
    isCoupon: Number(info?.is_coupon) === 1,
    wasDrawn: local.read('coupon_bol') === '1',
    wasShown: wasGiftShown(),
    dismissedAt: Number.isFinite(dismissedAt) ? dismissedAt : null,
    now: Date.now(),
    gift:
      gift?.status === 'ready'
        ? { endTime: gift.data.end_time, couponLogId: gift.data.coupon_log_id || null }
        : null,
  };
}

/** The shoppers, by their token, for whom it was decided on this page: once, however many popups there are. */
const decided = sharedOnPage('homeGift', () => new Set<string | null>());

/**
 * Decides whether the popup shows itself to the shopper who is signed in, and asks the server for what comes with it
 * (spec section 4). Resolves to whether to show it; false when that was decided before.
 */
export async function decideHomeGift({ signal }: LoadOptions = {}): Promise<boolean> {
  const token = readToken();
  const isOver = () => signal?.aborted || readToken() !== token;
  if (token === null || decided.has(token)) return false;
  decided.add(token);
  const shows = await decide(isOver, signal);
  if (isOver()) decided.delete(token); // the popup is gone: the next one decides
  return shows && !isOver();
}

async function decide(isOver: () => boolean | undefined, signal: AbortSignal | undefined): Promise<boolean> {
  await loadUser({ signal }); // where that fails, what was stored at sign-in counts
  const { asks, draws } = decideGift(visit());
  if (!asks || isOver()) return false;
  if (draws) {
    const drawn = await act(send(luckyDraw, {}, { signal }));
    const isRefused = drawn.status === 'failed' && drawn.failure.kind === 'business';
    if (isRefused || drawn.status === 'done') local.write('coupon_bol', '1');
    setBigdata({ giftPop: { status: 'idle' } }); // what was told of the gift before it, holds no longer
  } else if (!visit().isCoupon) local.write('coupon_bol', '2'); // the next lucky draw is a new one
  if (isOver()) return false;
  await loadGift({ signal });
  const { shows, expires } = decideGift(visit());
  if (expires && !isOver()) void act(send(couponExpire, { coupon_log_id: expires }));
  return shows;
}
