import { inArray } from 'drizzle-orm';
import { type Coupon, coupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { oddsOf } from './odds.js';
import type { Prize, Sector } from './schema.js';

/**
 * The wheel as it is now, as a round promises it.
 * @param wheel in the order of its sectors
 */
export async function sectorsOf(db: Db, wheel: readonly Prize[]): Promise<Sector[]> {
  const odds = oddsOf(wheel);
  const found = await findCoupons(db, wheel);
  return wheel.map((prize, index) => {
    const { kind, amount, couponId, goodsId, insteadPoints, stock } = prize;
    return {
      ...{ kind, amount, couponId, goodsId, insteadPoints },
      odds: odds[index] ?? 0,
      prize: wordOf(prize, couponId === null ? undefined : found.get(couponId)),
      isLimited: stock !== null,
    };
  });
}

/** The coupons that some prizes give. */
export async function findCoupons(
  db: Db,
  given: readonly Pick<Prize, 'couponId'>[],
): Promise<ReadonlyMap<number, Coupon>> {
  const ids = [...new Set(given.flatMap(({ couponId }) => (couponId === null ? [] : [couponId])))];
  const found = ids.length === 0 ? [] : await db.select().from(coupons).where(inArray(coupons.couponId, ids));
  return new Map(found.map((coupon) => [coupon.couponId, coupon]));
}

/** All that a prize is worth, in words that are no language's: sums are US cents. */
function wordOf({ kind, amount, goodsId, insteadPoints, stock }: Prize, coupon: Coupon | undefined): string {
  const terms =
    coupon === undefined
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
