import { AccountLayout } from '../account/AccountLayout.js';
import { OwnView } from '../account/OwnView.js';
import { PAGES } from '../account/pages.js';
import { useOwn } from '../account/useOwn.js';
import { loadCoupons } from '../api/coupons.js';
import { loadBalances } from '../api/points.js';
import { loadPrizeInfo } from '../api/prizes.js';
import type { Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';
import type { PrizeTexts } from '../prizes/messages/messages.js';
import { Won } from '../prizes/Won.js';
import { Figure } from './Figure.js';
import type { PointTexts } from './messages/messages.js';

interface AssetsPageProps {
  texts: PointTexts;
  prizes: PrizeTexts;
}

/** Everything that the shopper has, each with the way to its own page. */
export function AssetsPage({ texts, prizes }: AssetsPageProps) {
  const { numbers } = useSpeech();
  const [own, reload] = useOwn(loadAssets);
  const { assets } = texts;
  const to = (path: string, name: string) => ({
    to: path,
    text: assets.see,
    name: assets.seeNamed.replace('{name}', name),
  });
  return (
    <AccountLayout title={assets.title} lead={assets.lead}>
      <OwnView
        own={own}
        reload={reload}
        skeleton={<div className="skeleton figures-skeleton" aria-hidden="true" />}
      >
        {({ points, points_value, shares, coupons, toCollect, spins }) => (
          <div className="figures">
            <Figure
              title={texts.points}
              value={numbers.plural(texts.pointsCount, points)}
              text={texts.worth.replace('{price}', () => numbers.price(points_value))}
              link={to(PAGES.points, texts.points)}
            />
            <Figure
              title={texts.shares}
              value={numbers.plural(texts.sharesCount, shares)}
              text={texts.sharesText}
              link={to(`${PAGES.points}?asset=shares`, texts.shares)}
            />
            <Figure
              title={assets.coupons}
              value={numbers.plural(assets.couponsCount, coupons)}
              text={toCollect > 0 && numbers.plural(assets.toCollect, toCollect)}
              link={to(PAGES.coupons, assets.coupons)}
            />
            <Figure
              title={assets.spins}
              value={numbers.plural(assets.spinsCount, spins)}
              text={assets.spinsText}
              link={to(PAGES.promotion, assets.spins)}
            />
          </div>
        )}
      </OwnView>
      <Won texts={prizes} />
    </AccountLayout>
  );
}

/** Asks for all of it at once; the first failure stands for all. */
async function loadAssets(): Promise<
  Outcome<{
    points: number;
    points_value: number;
    shares: number;
    coupons: number;
    toCollect: number;
    spins: number;
  }>
> {
  const [balances, coupons, prizes] = await Promise.all([loadBalances(), loadCoupons(), loadPrizeInfo()]);
  if (balances.status === 'failed') return balances;
  if (coupons.status === 'failed') return coupons;
  if (prizes.status === 'failed') return prizes;
  return {
    status: 'ready',
    data: {
      ...balances.data,
      coupons: coupons.data.owned.length,
      toCollect: coupons.data.collect.length,
      spins: prizes.data.can_award_num,
    },
  };
}
