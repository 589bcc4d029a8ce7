import { inArray } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { couponCode } from '../coupons/coupon-code.js';
import { couponName, couponTerms, money } from '../coupons/messages.js';
import { type Coupon, coupons, userCoupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { PRIZE_MESSAGES } from './messages.js';
import type { Prize, PrizeRound } from './schema.js';

/** How an award stands: nothing was won; won; its coupon is used; its coupon has expired. */
export const AWARD_STATE = { none: 0, won: 1, used: 2, expired: 3 } as const;

/** What a sector gives, as its shopper reads it. */
export interface NamedPrize {
  readonly prize: Prize;
  readonly award_name: string;
  readonly award_explain: string;
}

/** An award of spec section 3; `time` and the rest say more than the contract asks for. */
export interface Award {
  readonly award_level: number;
  readonly award_name: string;
  readonly award_state: number;
  readonly award_explain: string;
  /** 0 where the prize is no goods. */
  readonly goods_id: number;
  /** The spins that the shopper has left. */
  readonly can_award_num: number;
  /** 0 where the prize is no coupon. */
  readonly coupon_log_id: number;
  /** What its coupon is told by at the checkout; null where the prize is no coupon. */
  readonly coupon_code: string | null;
  /** Until when its coupon is good, ISO 8601; null where the prize is no coupon. */
  readonly expires_at: string | null;
  /** When it was drawn, ISO 8601. */
  readonly time: string;
}

/** Names prizes in the shopper's language. */
export async function namePrizes(
  db: Db,
  prizes: readonly Prize[],
  language: Language,
): Promise<NamedPrize[]> {
  const ids = prizes.flatMap(({ couponId }) => (couponId === null ? [] : [couponId]));
  const found = ids.length === 0 ? [] : await db.select().from(coupons).where(inArray(coupons.couponId, ids));
  return prizes.map((prize) => {
    const coupon = found.find(({ couponId }) => couponId === prize.couponId) ?? null;
    return { prize, ...namesOf(prize, coupon, language) };
  });
}

/** The awards of rounds that were drawn, in their order. */
export async function toAwards(
  db: Db,
  rounds: readonly PrizeRound[],
  named: readonly NamedPrize[],
  {
    spinsLeft,
    language,
    now,
  }: { readonly spinsLeft: number; readonly language: Language; readonly now: Date },
): Promise<Award[]> {
  const ids = rounds.flatMap(({ userCouponId }) => (userCouponId === null ? [] : [userCouponId]));
  const own =
    ids.length === 0 ? [] : await db.select().from(userCoupons).where(inArray(userCoupons.userCouponId, ids));
  return rounds.flatMap((round) => {
    const of = named.find(({ prize }) => prize.level === round.level);
    if (of === undefined || round.drawnAt === null) return [];
    const { prize, award_name, award_explain } = of;
    const coupon = own.find(({ userCouponId }) => userCouponId === round.userCouponId);
    const state =
      prize.kind === 'none'
        ? AWARD_STATE.none
        : coupon === undefined
          ? AWARD_STATE.won
          : coupon.usedAt !== null
            ? AWARD_STATE.used
            : coupon.expiresAt <= now
              ? AWARD_STATE.expired
              : AWARD_STATE.won;
    return [
      {
        award_level: prize.level,
        award_name,
        award_state: state,
        award_explain:
          prize.kind === 'none' && spinsLeft > 0 ? PRIZE_MESSAGES[language].explain.noneYet : award_explain,
        goods_id: prize.goodsId ?? 0,
        can_award_num: spinsLeft,
        coupon_log_id: round.userCouponId ?? 0,
        coupon_code: coupon === undefined ? null : couponCode(coupon.userCouponId),
        expires_at: coupon?.expiresAt.toISOString() ?? null,
        time: round.drawnAt.toISOString(),
      },
    ];
  });
}

function namesOf({ kind, amount }: Prize, coupon: Coupon | null, language: Language) {
  const { explain, ...texts } = PRIZE_MESSAGES[language];
  if (kind === 'coupon' && coupon !== null) {
    const award_name = couponName(language, coupon);
    return { award_name, award_explain: explain.coupon(couponTerms(language, coupon)) };
  }
  if (kind === 'goods' && coupon !== null) {
    return { award_name: texts.goods, award_explain: explain.goods(money(language, coupon.value)) };
  }
  if (kind === 'points' || kind === 'shares' || kind === 'spin') {
    return { award_name: texts[kind](amount), award_explain: explain[kind] };
  }
  return { award_name: texts.none, award_explain: explain.none };
}
