import { asc, eq } from 'drizzle-orm';
import { inEachLanguage, LANGUAGES } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { notices } from '../notices/schema.js';
import { nameSectors, type SectorWithTexts } from '../prizes/award-reply.js';
import { ODDS_TOTAL } from '../prizes/fair.js';
import { sectorOfPrize } from '../prizes/rounds.js';
import { type Prize, prizes } from '../prizes/schema.js';
import { settings } from '../settings/schema.js';
import { type Campaign, type CampaignPrize, normalize } from './campaign.js';
import { findContent } from './content.js';

/** Returns everything that a campaign can change, as it is now. */
export async function currentCampaign(
  db: Db,
): Promise<{ readonly number: number; readonly campaign: Campaign }> {
  const { number, name, gifts, banner, navigation } = await findContent(db);
  const wheel = await db.select().from(prizes).orderBy(asc(prizes.level));
  const texts = await textsOf(db, wheel);
  const campaign = normalize({
    name,
    prizes: wheel.map((prize, index) => toCampaignPrize(prize, texts[index])),
    gifts,
    banner,
    notices: await findNotices(db),
    themeColor: await findThemeColor(db),
    navigation,
  });
  return { number, campaign };
}

function toCampaignPrize(prize: Prize, texts: CampaignPrize['texts'] | undefined): CampaignPrize {
  if (texts === undefined) throw new Error(`The prize ${prize.level} has no texts`);
  return {
    kind: prize.kind,
    amount: prize.amount,
    coupon: prize.couponId,
    goods: prize.goodsId,
    odds: prize.odds / ODDS_TOTAL,
    stock: prize.stock === null ? null : prize.stock + prize.taken,
    insteadPoints: prize.insteadPoints,
    perDay: prize.perDay,
    perShopper: prize.perShopper,
    from: prize.startsAt,
    until: prize.endsAt,
    picture: prize.picture,
    texts,
  };
}

/** Returns the texts of the prizes as a shopper reads them, in each language. */
async function textsOf(db: Db, wheel: readonly Prize[]): Promise<CampaignPrize['texts'][]> {
  const sectors = wheel.map(sectorOfPrize);
  const translated: SectorWithTexts[][] = [];
  // In turn, because a transaction has one connection.
  for (const language of LANGUAGES) translated.push(await nameSectors(db, sectors, language));
  return wheel.map((_, index) =>
    inEachLanguage((language) => {
      const texts = translated[LANGUAGES.indexOf(language)]?.[index];
      return { name: texts?.award_name ?? '', explanation: texts?.award_explain ?? '' };
    }),
  );
}

async function findNotices(db: Db): Promise<Campaign['notices']> {
  const rows = await db.select().from(notices).orderBy(asc(notices.position));
  return inEachLanguage((language) =>
    rows.filter(({ lang }) => lang === language).map(({ title, content }) => ({ title, content })),
  );
}

export const THEME_COLOR = 'THEME_COLOR';

async function findThemeColor(db: Db): Promise<string> {
  const [found] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, THEME_COLOR));
  return found?.value ?? '#c2410c';
}
