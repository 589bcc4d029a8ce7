import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Coupon, coupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { prepared } from '../db/prepared.js';
import { oddsOf } from './odds.js';
import { type Prize, prizes, type Sector } from './schema.js';

interface OnTheWheel {
  readonly prize: Prize;
  readonly coupon: Coupon | null;
}

/** The wheel as it is now, with more columns for each of its sectors. */
export const findWheel = <More extends Record<string, SQL>>(db: Db, more: More) =>
  db
    .select({ prize: prizes, coupon: coupons, ...more })
    .from(prizes)
    .leftJoin(coupons, eq(coupons.couponId, prizes.couponId))
    .orderBy(asc(prizes.level));

/** A wheel as a round promises it. */
export function sectorsOf(wheel: readonly OnTheWheel[]): Sector[] {
  const odds = oddsOf(wheel.map(({ prize }) => prize));
  return wheel.map(({ prize, coupon }, index) => {
    const { kind, amount, couponId, goodsId, insteadPoints, stock } = prize;
    return {
      ...{ kind, amount, couponId, goodsId, insteadPoints },
      odds: odds[index] ?? 0,
      prize: wordOf(prize, coupon),
      isLimited: stock !== null,
    };
  });
}

export async function findCoupons(
  db: Db,
  given: readonly Pick<Prize, 'couponId'>[],
): Promise<ReadonlyMap<number, Coupon>> {
  const ids = [...new Set(given.flatMap(({ couponId }) => (couponId === null ? [] : [couponId])))];
  const found = ids.length === 0 ? [] : await couponsOf(db).execute({ ids });
  return new Map(found.map((coupon) => [coupon.couponId, coupon]));
}

const couponsOf = prepared((db) =>
  db
    .select()
    .from(coupons)
    .where(sql`${coupons.couponId} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('coupons_of_prizes'),
);

/** All that a prize is worth, in words that are no language's: sums are US cents. */
function wordOf({ kind, amount, goodsId, insteadPoints, stock }: Prize, coupon: Coupon | null): string {
  const terms =
    coupon === null
      ? []
      : [
          `coupon ${coupon.couponId} ${coupon.kind} ${coupon.value} from ${coupon.minSubtotal}`,
          ...(coupon.maxDiscount === null ? [] : [`up to ${coupon.maxDiscount}`]),
          `for ${coupon.validDays} days`,
        ];
  const word =
    kind === 'coupon'
      ? terms.join(' ')
      : kind === 'goods'
        ? [`goods ${goodsId ?? 0} by`, ...terms].join(' ')
        : kind === 'none'
          ? 'none'
          : `${kind} ${amount}`;
  return stock === null ? word : `${word}, else points ${insteadPoints}`;
}
