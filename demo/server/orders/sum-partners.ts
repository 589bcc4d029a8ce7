import { and, count, desc, gte, inArray, lt, sum } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { dollars, OperatorError } from '../operator/answer.js';
import { orders } from './schema.js';

/** What was paid for and not given back. */
const SOLD = ['paid', 'shipped', 'received'] as const;

const DAY_MS = 86_400_000;

interface Period {
  readonly from: Date | null;
  /** The first moment after it. */
  readonly end: Date | null;
}

/** What was sold, by partner and campaign, the most first; `--from` and `--to` with days in UTC, both included. */
export async function sumPartners(db: Db, args: readonly string[]): Promise<string> {
  const { from, end } = periodOf(args);
  const { partner, utmSource, utmMedium, utmCampaign, createdAt, state, total } = orders;
  const revenue = sum(total);
  const rows = await db
    .select({ partner, utmSource, utmMedium, utmCampaign, count: count(), revenue })
    .from(orders)
    .where(
      and(
        inArray(state, [...SOLD]),
        from === null ? undefined : gte(createdAt, from),
        end === null ? undefined : lt(createdAt, end),
      ),
    )
    .groupBy(partner, utmSource, utmMedium, utmCampaign)
    .orderBy(desc(revenue), partner, utmSource, utmMedium, utmCampaign);
  if (rows.length === 0) return 'Nothing was sold then.';
  const whole = rows.reduce(
    (all, row) => ({ count: all.count + row.count, cents: all.cents + Number(row.revenue) }),
    { count: 0, cents: 0 },
  );
  return table([
    ['partner', 'source', 'medium', 'campaign', 'orders', 'revenue'],
    ...rows.map((row) => [
      ...[row.partner, row.utmSource, row.utmMedium, row.utmCampaign].map((text) => text ?? '-'),
      String(row.count),
      dollars(Number(row.revenue)),
    ]),
    ['all', '', '', '', String(whole.count), dollars(whole.cents)],
  ]);
}

function periodOf(args: readonly string[]): Period {
  const period: { from: Date | null; end: Date | null } = { from: null, end: null };
  for (let index = 0; index < args.length; index += 2) {
    const [name, day = ''] = args.slice(index, index + 2);
    if (name !== '--from' && name !== '--to') throw new OperatorError(`"${name}" is neither --from nor --to.`);
    const begins = new Date(`${day}T00:00:00Z`);
    // The engine takes the 31st of a shorter month for a day of the next one.
    if (Number.isNaN(begins.getTime()) || begins.toISOString().slice(0, 10) !== day)
      throw new OperatorError(`${name} wants a day such as 2026-03-01, not "${day}".`);
    if (name === '--from') period.from = begins;
    else period.end = new Date(begins.getTime() + DAY_MS);
  }
  return period;
}

/** Columns below each other; the numbers at the end to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column < 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
