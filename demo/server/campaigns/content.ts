import { desc } from 'drizzle-orm';
import { inEachLanguage } from '../../shared/language.js';
import { BANNER_MESSAGES, BANNER_PICTURES } from '../cars/banner.js';
import type { Db } from '../db/database.js';
import { GIFT_COUPONS, LUCKY_COUPONS } from '../gifts/gift-coupons.js';
import { LINKS } from '../navigation/links.js';
import type { Campaign } from './campaign.js';
import { campaigns } from './schema.js';

/** The parts of a campaign that have no table of their own. */
type Content = Pick<Campaign, 'name' | 'gifts' | 'banner' | 'navigation'>;

/** The shop before its first campaign. */
const BEFORE: Content = {
  name: 'The shop as it was set up',
  gifts: {
    lucky: LUCKY_COUPONS.map(({ couponId, odds }) => ({ coupon: couponId, odds: odds / 100 })),
    locked: GIFT_COUPONS.map(({ couponId, openedBy }) => ({ coupon: couponId, openedBy })),
  },
  banner: inEachLanguage((language) => ({
    picture: BANNER_PICTURES[language],
    titles: [...BANNER_MESSAGES[language].banner],
  })),
  navigation: LINKS,
};

/** Returns what is in force of the campaign's gifts, banner, and navigation bar, with the number of the campaign. */
export async function findContent(db: Db): Promise<Content & { readonly number: number }> {
  const [last] = await db
    .select({ number: campaigns.number, content: campaigns.content })
    .from(campaigns)
    .orderBy(desc(campaigns.number))
    .limit(1);
  return last === undefined ? { ...BEFORE, number: 0 } : { ...last.content, number: last.number };
}
