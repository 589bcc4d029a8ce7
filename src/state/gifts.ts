import { couponExpire, type GiftPopReply, giftPop, luckyDraw } from '../api/gifts.js';
import { send } from './client.js';
import { readToken } from './identity.js';
import { sharedOnPage } from './page-record.js';
import { attempt, createLoad, type LoadOptions } from './resource.js';
import { cookies, local, session } from './storage.js';
import { type StorefrontState, setBigdata, shopperKey, store } from './store.js';
import { loadUser } from './user.js';

export type { GiftPopReply } from '../api/gifts.js';

/** Loads the gift; anew when the language, the API or the shopper changes. */
export const loadGift = createLoad({
  name: 'giftPop',
  key: shopperKey,
  request: (signal) => send(giftPop, {}, { signal }),
});

/** Whether the shopper has closed the popup, or clicked into it: in this session, or in the last two days. */
export const wasGiftShown = (): boolean => Boolean(session.read('prizeShown') || cookies.read('prizeShown'));

/** The gift by what sets it apart from the shopper's last one. */
const nameOf = ({ end_time, coupon_log_id }: GiftPopReply): string => `${end_time} ${coupon_log_id ?? ''}`;

/** The shopper has claimed the gift: whoever sees it again sees that. */
export function keepClaimed(gift: GiftPopReply): void {
  local.write('giftClaimed', nameOf(gift));
}

export const isGiftClaimed = (gift: GiftPopReply): boolean => local.read('giftClaimed') === nameOf(gift);

/** The shopper has seen the gift (spec section 4). */
export function dismissGift(): void {
  session.write('prizeShown', '1');
  cookies.write('prizeShown', '1');
  local.write('centerDialogVisibletime', String(Date.now()));
}

/** Where the gifts are claimed: on the wheel's page, or in the cart, by `is_show_handle` of the gift or the shopper. */
export const claimPath = ({ user, bigdata }: StorefrontState): string => {
  const gift = bigdata.giftPop?.status === 'ready' ? bigdata.giftPop.data : null;
  const flags = [gift?.is_show_handle, user.info?.is_show_handle];
  return flags.some((flag) => Number(flag) === 1) ? '/content/Promotion' : '/content/shopCartNew';
};

/** What is known of a shopper who comes to a page with the popup. */
export interface Visit {
  readonly isSignedIn: boolean;
  /** `is_coupon` of the shopper. */
  readonly isCoupon: boolean;
  /** Whether the lucky draw of that shopper was made in this browser: `coupon_bol` is 1. */
  readonly wasDrawn: boolean;
  /** The once-shown flag, of the session or of the cookie. */
  readonly wasShown: boolean;
  /** When the gift was dismissed, in epoch milliseconds; null for never. */
  readonly dismissedAt: number | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** What the server told of the gift; null until it was asked. */
  readonly gift: { readonly endTime: number; readonly couponLogId: string | null } | null;
}

/** What is to be done. */
export interface GiftDecision {
  /** Asks for the lucky draw, and then for the gift. */
  readonly draws: boolean;
  /** Asks for the gift. */
  readonly asks: boolean;
  readonly shows: boolean;
  /** The coupon that is to expire; null for none. */
  readonly expires: string | null;
}

/** For how long a dismissed gift stays away, in milliseconds: as long as the cookie (spec section 9). */
const dismissal = 2 * 86_400_000;

/**
 * What the popup does by itself (spec section 4). With `is_coupon` 1 a lucky draw comes before the gift; otherwise the
 * coupon of the gift expires. What was seen already, or is over, is not shown; the server is asked nevertheless, for
 * what it draws and expires is the shopper's.
 */
export function decideGift(visit: Visit): GiftDecision {
  const { isSignedIn, isCoupon, wasDrawn, wasShown, dismissedAt, now, gift } = visit;
  const wasDismissed = dismissedAt !== null && Math.abs(now - dismissedAt) < dismissal;
  return {
    draws: isSignedIn && isCoupon && !wasDrawn,
    asks: isSignedIn,
    shows: isSignedIn && !wasShown && !wasDismissed && gift !== null && gift.endTime !== 0,
    expires: isSignedIn && !isCoupon && gift ? gift.couponLogId : null,
  };
}

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
  if (token === null || decided.has(token) || signal?.aborted) return false;
  decided.add(token);
  const leaveUndecided = () => decided.delete(token);
  signal?.addEventListener('abort', leaveUndecided); // the popup is gone: the next one decides, even one of this task
  const shows = await decide(isOver, signal);
  if (isOver()) leaveUndecided();
  signal?.removeEventListener('abort', leaveUndecided);
  return shows && !isOver();
}

async function decide(isOver: () => boolean | undefined, signal: AbortSignal | undefined): Promise<boolean> {
  await loadUser({ signal }); // where that fails, what was stored at sign-in counts
  const { asks, draws } = decideGift(visit());
  if (!asks || isOver()) return false;
  if (draws) {
    const drawn = await attempt(send(luckyDraw, {}, { signal }));
    const isRefused = drawn.status === 'failed' && drawn.failure.kind === 'business';
    if (isRefused || drawn.status === 'done') local.write('coupon_bol', '1');
    setBigdata({ giftPop: { status: 'idle' } }); // what was told of the gift before it, holds no longer
  } else if (!visit().isCoupon) local.write('coupon_bol', '2'); // the next lucky draw is a new one
  if (isOver()) return false;
  await loadGift({ signal });
  const { shows, expires } = decideGift(visit());
  if (expires && !isOver()) void attempt(send(couponExpire, { coupon_log_id: expires }));
  return shows;
}
