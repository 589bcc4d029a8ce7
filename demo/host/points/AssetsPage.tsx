import { pathTo } from '../../shared/pages.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { couponsQuery } from '../api/coupons.js';
import { balancesQuery } from '../api/points.js';
import { prizeInfoQuery } from '../api/prizes.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { pointTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Figure } from './Figure.js';
import './points.css';
import '../prizes/rewards.css';

export const loader = accountLoader(pointTexts);

/** Loads everything at once. The first failure counts for all of it. */
const assetsQuery = {
  queryKey: ['assets'],
  async queryFn() {
    const [balances, coupons, prizes] = await Promise.all([
      balancesQuery.queryFn(),
      couponsQuery.queryFn(),
      prizeInfoQuery.queryFn(),
    ]);
    return { ...balances, coupons, spins: prizes.can_award_num };
  },
};

export function Component() {
  const { assets } = pointTexts.useTexts();
  const own = useOwnQuery(assetsQuery);
  return (
    <AccountLayout title={assets.title} lead={assets.lead}>
      <AsyncView query={own} skeleton={<div className="skeleton figures-skeleton" aria-hidden="true" />}>
        {(all) => <Figures {...all} />}
      </AsyncView>
    </AccountLayout>
  );
}

type Assets = Awaited<ReturnType<typeof assetsQuery.queryFn>>;

export function Figures({ points, points_value, shares, coupons: { owned, collect }, spins }: Assets) {
  const texts = pointTexts.useTexts();
  const { assets } = texts;
  const { numbers } = useI18n();
  const [first] = owned.map(({ expires_at }) => expires_at).sort();
  const coupons = [
    ...(first ? [fill(assets.ends, { day: numbers.dayOf(first) })] : []),
    ...(collect.length > 0 ? [numbers.plural(assets.toCollect, collect.length)] : []),
  ];
  return (
    <div className="figures">
      <Figure
        title={texts.points}
        value={numbers.plural(texts.pointsCount, points)}
        text={points > 0 && fill(texts.worth, { price: numbers.price(points_value) })}
        link={{ to: pathTo('points'), text: assets.see.points }}
      />
      <Figure
        title={texts.shares}
        value={numbers.plural(texts.sharesCount, shares)}
        link={{ to: `${pathTo('points')}?asset=shares`, text: assets.see.shares }}
      />
      <Figure
        title={assets.coupons}
        value={numbers.plural(assets.couponsCount, owned.length)}
        text={coupons.join(SEPARATOR)}
        link={{ to: pathTo('coupons'), text: assets.see.coupons }}
      />
      <Figure
        title={assets.spins}
        value={numbers.plural(assets.spinsCount, spins)}
        text={assets.spinsText}
        link={{ to: pathTo('promotion'), text: texts.earn.wheel }}
      />
    </div>
  );
}
