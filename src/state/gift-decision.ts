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
