import { type SQL, sql } from 'drizzle-orm';
import { array, create, integer, nullable, object, string } from 'superstruct';
import { userCoupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { dollars } from '../operator/answer.js';
import { type Period, table } from '../orders/operate-orders.js';
import { orders, SOLD_STATES } from '../orders/schema.js';
import { prizeRounds } from '../prizes/schema.js';
import { campaigns } from './schema.js';

const Rows = array(
  object({
    day: string(),
    partner: nullable(string()),
    campaign: nullable(string()),
    shown: integer(),
    spun: integer(),
    won: integer(),
    claimed: integer(),
    orders: integer(),
    cents: integer(),
  }),
);

/**
 * Reports what campaigns brought, by UTC day, partner, and the campaign of the file that was in force. It reads only
 * what the shop stores anyway: rounds, coupons, and orders. A round is `shown` when it was opened for a shopper, `won`
 * if it gave something, and `claimed` is a won coupon, the popup's included, that was used for an order which was paid
 * and not refunded. Those orders and their sum are in the same row. Only orders name a partner; spins don't have one.
 */
export async function reportCampaigns(db: Db, period: Period): Promise<string> {
  const sold = sql.join(
    SOLD_STATES.map((state) => sql`${state}`),
    sql`, `,
  );
  const { openedAt, drawnAt, level, isInstead, sectors } = prizeRounds;
  const isWon = sql`(${isInstead} or ${sectors} -> (${level} - 1) ->> 'kind' <> 'none')`;
  const found = await db.execute(sql`
    select day::text, partner, campaign, sum(shown)::int as shown, sum(spun)::int as spun, sum(won)::int as won,
      sum(claimed)::int as claimed, sum(orders)::int as orders, sum(cents)::int as cents
    from (
      select at, null as partner, 1 as shown, 0 as spun, 0 as won, 0 as claimed, 0 as orders, 0 as cents
        from (select ${openedAt} as at from ${prizeRounds}) as opened
      union all
      select at, null, 0, 1, won, 0, 0, 0
        from (select ${drawnAt} as at, case when ${isWon} then 1 else 0 end as won from ${prizeRounds}
          where ${drawnAt} is not null) as drawn
      union all
      select at, partner, 0, 0, 0, claimed, 1, cents
        from (select ${orders.createdAt} as at, ${orders.partner} as partner, ${orders.total} as cents,
            (select count(*) from ${userCoupons} where ${userCoupons.orderId} = ${orders.orderId}
              and ${userCoupons.source} in ('prize', 'gift')) as claimed
          from ${orders} where ${orders.state} in (${sold})) as bought
        where claimed > 0
    ) as events
    cross join lateral (select (at at time zone 'UTC')::date as day) as days
    left join lateral (select ${campaigns.content} ->> 'name' as campaign from ${campaigns}
      where ${campaigns.appliedAt} <= at order by ${campaigns.number} desc limit 1) as running on true
    where ${within(period)}
    group by day, partner, campaign
    order by day, partner nulls first, campaign nulls first`);
  // Each driver has its own type for the result of raw SQL; both have `rows`.
  const rows = create((found as unknown as { readonly rows: unknown }).rows, Rows);
  if (rows.length === 0) return 'Nothing happened then.';
  return table(
    [
      ['day', 'partner', 'campaign', 'shown', 'spun', 'won', 'claimed', 'orders', 'revenue'],
      ...rows.map(({ day, partner, campaign, shown, spun, won, claimed, orders: count, cents }) => [
        ...[day, partner ?? '-', campaign ?? '-'],
        ...[shown, spun, won, claimed, count].map(String),
        dollars(cents),
      ]),
    ],
    3,
  );
}

const within = ({ from, end }: Period): SQL =>
  sql`${from === null ? sql`true` : sql`at >= ${from.toISOString()}::timestamptz`} and ${
    end === null ? sql`true` : sql`at < ${end.toISOString()}::timestamptz`
  }`;
