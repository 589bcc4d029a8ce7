import { couponExpire, type GiftPopReply, giftPop, luckyDraw } from '../api/gifts.js';
import { sharedOnPage } from '../page/page-record.js';
import { whenVisible } from '../page/visibility.js';
import { send } from './client.js';
import { readToken } from './identity.js';
import { attempt, createLoad, type LoadOptions } from './resource.js';
import { cookies, didAct, local, session } from './storage.js';
import { type StorefrontState, setBigdata, shopperKey, store } from './store.js';
import { loadUser } from './user.js';

export type { GiftPopReply } from '../api/gifts.js';

/** Loads the gift; reloads it if the language, the API or the shopper has changed. */
export const loadGift = createLoad({
  name: 'giftPop',
  key: shopperKey,
  request: (signal) => send(giftPop, {}, { signal }),
});

/** How long the popup stays closed after it was dismissed: `2d` or any days, `session`, or `always` (contract section 2). */
export type GiftFrequency = string;

const standardFrequency = '2d';

/** Returns for how long a dismissed gift stays hidden, in milliseconds; 0 if days don't count. */
const dismissalOf = (frequency: GiftFrequency): number => (Number.parseInt(frequency, 10) || 0) * 86_400_000;

/** Whether the shopper has closed the popup or clicked in it, in this session or in the last days of the frequency. */
export function wasGiftShown(frequency: GiftFrequency = standardFrequency): boolean {
  if (frequency === 'always') return false;
  if (session.read('prizeShown')) return true;
  if (frequency === standardFrequency) return Boolean(cookies.read('prizeShown'));
  return wasDismissed(readDismissed(), dismissalOf(frequency), Date.now());
}

/** Whether a gift was dismissed so recently. A clock that was set back counts, too. */
const wasDismissed = (dismissedAt: number | null, dismissal: number, now: number): boolean =>
  dismissedAt !== null && Math.abs(now - dismissedAt) < dismissal;

function readDismissed(): number | null {
  const dismissedAt = Number(local.read('centerDialogVisibletime') || Number.NaN);
  return Number.isFinite(dismissedAt) ? dismissedAt : null;
}

/** Returns a name for the gift that distinguishes it from the shopper's last one. */
const nameOf = ({ end_time, coupon_log_id }: GiftPopReply): string => `${end_time} ${coupon_log_id ?? ''}`;

/** Remembers that the shopper has claimed the gift, so that it shows as claimed from now on. */
export function saveClaimed(gift: GiftPopReply): void {
  didAct('claim');
  local.write('giftClaimed', nameOf(gift));
}

export const isGiftClaimed = (gift: GiftPopReply): boolean => local.read('giftClaimed') === nameOf(gift);

/** Remembers that the shopper has seen the gift (spec section 4). */
export function dismissGift(): void {
  didAct('close');
  session.write('prizeShown', '1');
  cookies.write('prizeShown', '1');
  local.write('centerDialogVisibletime', String(Date.now()));
}

/** Returns where gifts are claimed: the wheel's page or the cart, by `is_show_handle` of the gift or the shopper. */
export const claimPath = ({ user, bigdata }: StorefrontState): string => {
  const gift = bigdata.giftPop?.status === 'ready' ? bigdata.giftPop.data : null;
  const flags = [gift?.is_show_handle, user.info?.is_show_handle];
  return flags.some((flag) => Number(flag) === 1) ? '/content/Promotion' : '/content/shopCartNew';
};

/** What's known about a shopper who visits a page with the popup. */
export interface Visit {
  readonly isSignedIn: boolean;
  /** The shopper's `is_coupon`. */
  readonly isCoupon: boolean;
  /** Whether this shopper's lucky draw was made in this browser: `coupon_bol` is 1. */
  readonly wasDrawn: boolean;
  /** The once-shown flag, from session storage or the cookie. */
  readonly wasShown: boolean;
  /** When the gift was dismissed, in epoch milliseconds; `null` for never. */
  readonly dismissedAt: number | null;
  /** How long a dismissed gift stays hidden, in milliseconds; two days unless it's said. */
  readonly dismissal?: number;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  /** The server's data about the gift; `null` until it has been loaded. */
  readonly gift: { readonly endTime: number; readonly couponLogId: string | null } | null;
}

/** What the popup should do. */
export interface GiftDecision {
  /** Whether to request the lucky draw before the gift. */
  readonly draws: boolean;
  /** Whether to request the gift. */
  readonly requests: boolean;
  readonly shows: boolean;
  /** The coupon to expire; `null` for none. */
  readonly expires: string | null;
}

/**
 * Decides what the popup does automatically (spec section 4). If `is_coupon` is 1, a lucky draw comes before the gift;
 * otherwise the gift's coupon expires. A gift that was already seen, or is over, isn't shown, but the requests are
 * still sent, because the draw and the expiration affect the shopper either way.
 */
export function decideGift(visit: Visit): GiftDecision {
  const { isSignedIn, isCoupon, wasDrawn, wasShown, dismissedAt, now, gift } = visit;
  const { dismissal = dismissalOf(standardFrequency) } = visit;
  const isHidden = wasShown || wasDismissed(dismissedAt, dismissal, now);
  return {
    draws: isSignedIn && isCoupon && !wasDrawn,
    requests: isSignedIn,
    shows: isSignedIn && !isHidden && gift !== null && gift.endTime !== 0,
    expires: isSignedIn && !isCoupon && gift ? gift.couponLogId : null,
  };
}

function visit(frequency: GiftFrequency): Visit {
  const { info } = store.getState().user;
  const gift = store.getState().bigdata.giftPop;
  return {
    isSignedIn: info !== null && readToken() !== null,
    isCoupon: Number(info?.is_coupon) === 1,
    wasDrawn: local.read('coupon_bol') === '1',
    wasShown: wasGiftShown(frequency),
    dismissedAt: readDismissed(),
    dismissal: dismissalOf(frequency),
    now: Date.now(),
    gift:
      gift?.status === 'ready'
        ? { endTime: gift.data.end_time, couponLogId: gift.data.coupon_log_id || null }
        : null,
  };
}

/** The tokens of shoppers that this page has decided for: once each, no matter how many popups there are. */
const decided = sharedOnPage('homeGift', () => new Set<string | null>());

/**
 * Decides whether the popup opens for the signed-in shopper, and sends the requests that go with it (spec section 4).
 * Resolves to whether to show it; false if that was decided before.
 */
export async function decideHomeGift(
  { signal }: LoadOptions = {},
  frequency: GiftFrequency = standardFrequency,
): Promise<boolean> {
  await whenVisible();
  const token = readToken();
  const isOver = () => signal?.aborted || readToken() !== token;
  if (token === null || decided.has(token) || signal?.aborted) return false;
  decided.add(token);
  const leaveUndecided = () => decided.delete(token);
  signal?.addEventListener('abort', leaveUndecided); // the popup is gone, so the next one decides, even in this task
  const shows = await decide(isOver, signal, frequency);
  if (isOver()) leaveUndecided();
  signal?.removeEventListener('abort', leaveUndecided);
  return shows && !isOver();
}

async function decide(
  isOver: () => boolean | undefined,
  signal: AbortSignal | undefined,
  frequency: GiftFrequency,
): Promise<boolean> {
  await loadUser({ signal }); // if this fails, the user stored at sign-in counts
  const { requests, draws } = decideGift(visit(frequency));
  if (!requests || isOver()) return false;
  if (draws) {
    const draw = await attempt(send(luckyDraw, {}, { signal }));
    const isRefused = draw.status === 'failed' && draw.failure.kind === 'business';
    if (isRefused || draw.status === 'done') local.write('coupon_bol', '1');
    setBigdata({ giftPop: { status: 'idle' } }); // what was loaded before the draw is out of date
  } else if (!visit(frequency).isCoupon) local.write('coupon_bol', '2'); // the next lucky draw is a new one
  if (isOver()) return false;
  await loadGift({ signal });
  const { shows, expires } = decideGift(visit(frequency));
  if (expires && !isOver()) void attempt(send(couponExpire, { coupon_log_id: expires }));
  return shows;
}

/** The default length of a gift's countdown, in milliseconds (spec section 9). */
export const countdownDefault = 86_400_000;

/** Up to here, a number is a duration in milliseconds. Above, it's a point in time in epoch seconds. */
const leastMoment = 1e9;
/** Above this, a number is a point in time in epoch milliseconds. */
const leastMilliseconds = 1e11;

/** Returns the milliseconds that are left, always more than 0. */
export type Countdown = () => number;

/**
 * Returns what a gift's countdown runs to: what the page has set, or else when the server says that the gift ends, so that
 * the popup doesn't contradict its own gifts. A gift that lasts longer has the usual countdown (spec section 4).
 * @param endTime the attribute's value, as for `startCountdown`.
 * @param serverEnd the reply's `end_time`
 */
export function countdownEnd(endTime: number, serverEnd: number): number {
  const left = (serverEnd > leastMilliseconds ? serverEnd : serverEnd * 1000) - Date.now();
  return endTime === countdownDefault && left > 0 && left <= countdownDefault ? serverEnd : endTime;
}

/**
 * Starts a gift's countdown. It resumes this tab's last one, or else starts over (spec section 4). At 0 it starts over.
 * Time passes while the tab or the computer sleeps, and setting the clock back doesn't give any time back.
 * @param endTime the duration in milliseconds, or the end in epoch seconds or milliseconds.
 */
export function startCountdown(endTime: number): Countdown {
  const isMoment = endTime > leastMoment;
  const length = isMoment || !(endTime > 0) ? countdownDefault : endTime;
  const moment = endTime > leastMilliseconds ? endTime : endTime * 1000;
  const end = isMoment ? moment : Number(session.read('giftCountdown') ?? Number.NaN);
  let clock = Date.now();
  let steady = performance.now();
  let left = end - clock;
  // If more time is left than its length, the clock has been set back since it started.
  if (!(left > 0) || (!isMoment && left > length)) left = length;
  let stored = Number.NaN;

  const keep = () => {
    if (Math.abs(clock + left - stored) < 1000) return;
    stored = clock + left;
    session.write('giftCountdown', String(stored));
  };
  keep();
  return () => {
    const [now, steadyNow] = [Date.now(), performance.now()];
    // In some browsers, `performance.now()` stops while the computer sleeps.
    left -= Math.max(now - clock, steadyNow - steady);
    clock = now;
    steady = steadyNow;
    if (left <= 0) left = length - (-left % length);
    keep();
    return left;
  };
}
