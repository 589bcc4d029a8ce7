import { isSamePrize } from '../prizes/availability.js';
import type { Campaign, CampaignPrize } from './campaign.js';
import { changesBetween } from './changes.js';

const identityOf = ({ kind, amount = 0, coupon = null, goods = null }: CampaignPrize) => ({
  kind,
  amount: amount ?? 0,
  couponId: coupon,
  goodsId: goods,
});

/** Warns about prizes that changed while their texts did not, such as 200 points that are still called "100 points". */
export const staleTexts = (before: Campaign, after: Campaign): string[] =>
  after.prizes.flatMap((prize, index) => {
    const old = before.prizes[index];
    const isStale =
      old !== undefined &&
      !isSamePrize(identityOf(old), identityOf(prize)) &&
      changesBetween(old.texts, prize.texts).length === 0;
    return isStale ? [`prizes[${index}] is another prize, but its texts are the same.`] : [];
  });
