import { sql } from 'drizzle-orm';
import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { couponCode } from '../coupons/coupons.js';
import { couponName, couponTerms, localeOf, money } from '../coupons/messages.js';
import { type Coupon, type UserCoupon, userCoupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { prepared } from '../db/prepared.js';
import { POINT_CENTS } from '../points/points.js';
import { insteadOf } from './draw.js';
import { amountName, PRIZE_MESSAGES } from './messages.js';
import { findCoupons } from './rounds.js';
import type { PrizeRound, Sector } from './schema.js';

/** The states of an award: nothing won, won, coupon used, or coupon expired. */
export const AWARD_STATE = { none: 0, won: 1, used: 2, expired: 3 } as const;

/** A sector with the text that its shopper reads. */
export interface SectorWithTexts {
  readonly sector: Sector;
  readonly award_name: string;
  readonly award_explain: string;
  /** What it's worth, or its coupon good for and how long, for a shopper who may win it. Empty if that goes without saying. */
  readonly award_terms: string;
}

/** An award of spec section 3. `time` and the other additions go beyond the contract. */
export interface Award {
  readonly award_level: number;
  readonly award_name: string;
  readonly award_state: number;
  readonly award_explain: string;
  /** 0 if the prize isn't goods. */
  readonly goods_id: number;
  /** The spins that the shopper has left. */
  readonly can_award_num: number;
  /** 0 if the prize isn't a coupon. */
  readonly coupon_log_id: number;
  /** The code to enter at checkout; null if the prize isn't a coupon. */
  readonly coupon_code: string | null;
  /** When its coupon expires, in ISO 8601; null if the prize isn't a coupon. */
  readonly expires_at: string | null;
  /** When it was drawn, in ISO 8601. */
  readonly time: string;
}

export async function nameSectors(
  db: Db,
  sectors: readonly Sector[],
  language: Language,
): Promise<SectorWithTexts[]> {
  const found = await findCoupons(db, sectors);
  return sectors.map((sector) => ({
    sector,
    ...namesOf(sector, found, language),
    award_terms: termsOf(sector, found, language),
  }));
}

function termsOf(
  { kind, amount, couponId }: Pick<Sector, 'kind' | 'amount' | 'couponId'>,
  found: ReadonlyMap<number, Coupon>,
  language: Language,
): string {
  const { terms } = PRIZE_MESSAGES[language];
  if (kind === 'points') return fill(terms.points, { money: money(language, amount * POINT_CENTS) });
  if (kind === 'shares') return terms.shares;
  const coupon = couponId === null ? undefined : found.get(couponId);
  if (coupon === undefined) return '';
  const days = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  });
  const time = days.format(coupon.validDays);
  return kind === 'goods'
    ? fill(terms.goods, { money: money(language, coupon.value), time })
    : fill(terms.coupon, { terms: couponTerms(language, coupon), time });
}

/** Returns the awards of drawn rounds, in the same order, according to what each round promised. */
export async function toAwards(
  db: Db,
  rounds: readonly PrizeRound[],
  language: Language,
  { spinsLeft, now }: { readonly spinsLeft: number; readonly now: Date },
): Promise<Award[]> {
  const ids = rounds.flatMap(({ userCouponId }) => (userCouponId === null ? [] : [userCouponId]));
  const own = ids.length === 0 ? [] : await couponsThatWereWon(db).execute({ ids });
  const results = rounds.flatMap((round) => {
    const sector = round.sectors[(round.level ?? 0) - 1];
    return sector === undefined ? [] : [{ round, sector }];
  });
  const found = await findCoupons(
    db,
    results.map(({ sector }) => sector),
  );
  const { explain } = PRIZE_MESSAGES[language];
  return results.map(({ round, sector }) => {
    const { isInstead } = round;
    const awarded = isInstead ? insteadOf(sector) : sector;
    const names = namesOf(awarded, found, language);
    const coupon = own.find(({ userCouponId }) => userCouponId === round.userCouponId);
    const explanation = () => {
      if (awarded.kind === 'none') return spinsLeft > 0 ? explain.noneYet : names.award_explain;
      return isInstead ? explain.instead : names.award_explain;
    };
    return {
      award_level: round.level ?? 0,
      award_name: names.award_name,
      award_state: awarded.kind === 'none' ? AWARD_STATE.none : stateOf(coupon, now),
      award_explain: explanation(),
      goods_id: isInstead ? 0 : (sector.goodsId ?? 0),
      can_award_num: spinsLeft,
      coupon_log_id: round.userCouponId ?? 0,
      coupon_code: coupon === undefined ? null : couponCode(coupon.userCouponId),
      expires_at: coupon?.expiresAt.toISOString() ?? null,
      time: round.drawnAt?.toISOString() ?? '',
    };
  });
}

const couponsThatWereWon = prepared((db) =>
  db
    .select()
    .from(userCoupons)
    .where(sql`${userCoupons.userCouponId} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('coupons_that_were_won'),
);

function stateOf(coupon: UserCoupon | undefined, now: Date): number {
  if (coupon === undefined) return AWARD_STATE.won;
  if (coupon.usedAt !== null) return AWARD_STATE.used;
  return coupon.expiresAt <= now ? AWARD_STATE.expired : AWARD_STATE.won;
}

function namesOf(
  { kind, amount, couponId, texts: own }: Pick<Sector, 'kind' | 'amount' | 'couponId' | 'texts'>,
  found: ReadonlyMap<number, Coupon>,
  language: Language,
) {
  if (own !== undefined) {
    const { name, explanation } = own[language];
    return { award_name: name, award_explain: explanation };
  }
  const coupon = couponId === null ? null : (found.get(couponId) ?? null);
  const { explain, ...texts } = PRIZE_MESSAGES[language];
  if (kind === 'coupon' && coupon !== null) {
    const award_name = couponName(language, coupon);
    return { award_name, award_explain: fill(explain.coupon, { terms: couponTerms(language, coupon) }) };
  }
  if (kind === 'goods' && coupon !== null) {
    return {
      award_name: texts.goods,
      award_explain: fill(explain.goods, { money: money(language, coupon.value) }),
    };
  }
  if (kind === 'points' || kind === 'shares' || kind === 'spin') {
    return { award_name: amountName(language, kind, amount), award_explain: explain[kind] };
  }
  return { award_name: texts.none, award_explain: explain.none };
}
