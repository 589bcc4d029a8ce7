import { asc, eq, sql } from 'drizzle-orm';
import { LANGUAGES } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { notices } from '../notices/schema.js';
import { OperatorError } from '../operator/answer.js';
import { isSamePrize } from '../prizes/availability.js';
import { ODDS_TOTAL } from '../prizes/fair.js';
import { type Prize, prizes } from '../prizes/schema.js';
import { settings } from '../settings/schema.js';
import type { Campaign, CampaignPrize } from './campaign.js';
import { changesBetween } from './changes.js';
import { currentCampaign, THEME_COLOR } from './current.js';
import { faultsOf } from './faults.js';
import { campaigns } from './schema.js';

interface Application {
  readonly campaign: Campaign;
  /** The number of the campaign that the file was exported from; null to apply it over whichever is in force. */
  readonly basedOn: number | null;
  /** The number of the campaign that it restores; null for none. */
  readonly restored: number | null;
  readonly by: string;
  readonly now: Date;
}

/**
 * Applies a campaign: all of it or nothing. Whoever opens a round from then on gets the new wheel; a round that is open
 * stays as it was promised. An applied campaign that is applied again changes nothing.
 * @returns its number and what it changed; without a change, the number of the one in force
 * @throws {OperatorError} that lists the faults
 */
export function applyCampaign(
  db: Db,
  { campaign, basedOn, restored, by, now }: Application,
): Promise<{ readonly number: number; readonly changes: readonly string[] }> {
  return db.transaction(async (tx) => {
    // One at a time, so that each sees what the one before it has changed.
    await tx.execute(sql`lock table ${campaigns} in share row exclusive mode`);
    // A draw that goes on at the same time takes its prize before this, or after it.
    const wheel = await tx.select().from(prizes).orderBy(asc(prizes.level)).for('update');
    const { number, campaign: before } = await currentCampaign(tx);
    const faults = await faultsOf(tx, campaign);
    if (faults.length > 0) throw new OperatorError(listFaults(faults));
    const changes = changesBetween(before, campaign);
    if (changes.length === 0) return { number, changes };
    if (basedOn !== null && basedOn !== number)
      throw new OperatorError(listFaults([outdated(basedOn, number)]));
    if (number === 0) {
      const first = { appliedAt: now, appliedBy: 'the setup', restored: null, content: before, changes: [] };
      await tx.insert(campaigns).values({ number: 1, ...first });
    }
    await replacePrizes(tx, wheel, campaign.prizes);
    await replaceNotices(tx, campaign.notices);
    const { themeColor } = campaign;
    await tx
      .insert(settings)
      .values({ key: THEME_COLOR, content: themeColor, value: themeColor })
      .onConflictDoUpdate({ target: settings.key, set: { content: themeColor, value: themeColor } });
    const next = Math.max(number, 1) + 1;
    await tx
      .insert(campaigns)
      .values({ number: next, appliedAt: now, appliedBy: by, restored, content: campaign, changes });
    return { number: next, changes };
  });
}

/** Why a file isn't applied: another campaign has been applied since it was exported. */
export const outdated = (basedOn: number, number: number): string =>
  `basedOn: The file was exported from campaign ${basedOn}, but ${number} is in force now. Export again, or remove "basedOn" to apply it over that one.`;

export const listFaults = (faults: readonly string[]): string =>
  [
    `Nothing was changed. The campaign has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:`,
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');

async function replacePrizes(
  tx: Db,
  wheel: readonly Prize[],
  replacements: readonly CampaignPrize[],
): Promise<void> {
  for (const [index, prize] of replacements.entries()) {
    const level = index + 1;
    const row = toRow(prize);
    const existing = wheel.find((each) => each.level === level);
    const isUnchanged = existing !== undefined && isSamePrize(existing, row);
    const taken = isUnchanged ? existing.taken : 0;
    const stock = prize.stock == null ? null : Math.max(0, prize.stock - taken);
    const counts = { taken, stock, ...(!isUnchanged && { takenDay: null, takenThatDay: 0 }) };
    const values = { ...row, ...counts };
    await tx
      .insert(prizes)
      .values({ level, ...values })
      .onConflictDoUpdate({ target: prizes.level, set: values });
  }
}

const toRow = (prize: CampaignPrize) => ({
  kind: prize.kind,
  amount: prize.amount ?? 0,
  couponId: prize.coupon ?? null,
  goodsId: prize.goods ?? null,
  odds: Math.round(prize.odds * ODDS_TOTAL),
  insteadPoints: prize.insteadPoints ?? 0,
  perDay: prize.perDay ?? null,
  perShopper: prize.perShopper ?? null,
  startsAt: prize.from ?? null,
  endsAt: prize.until ?? null,
  picture: prize.picture ?? null,
  texts: prize.texts,
});

async function replaceNotices(tx: Db, lists: Campaign['notices']): Promise<void> {
  const rows = LANGUAGES.flatMap((lang) =>
    lists[lang].map((notice, position) => ({ lang, position, ...notice })),
  );
  await tx.delete(notices);
  if (rows.length > 0) await tx.insert(notices).values(rows);
}

/** Returns the campaign of the history with this number. */
export async function findCampaign(db: Db, number: number): Promise<Campaign> {
  const [found] = await db
    .select({ content: campaigns.content })
    .from(campaigns)
    .where(eq(campaigns.number, number));
  if (found === undefined) throw new OperatorError(`There is no campaign ${number}.`);
  return found.content;
}
