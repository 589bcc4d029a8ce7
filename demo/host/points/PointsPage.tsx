import { Link, useSearchParams } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { OwnView } from '../account/OwnView.js';
import { useOwn } from '../account/useOwn.js';
import { type Asset, loadBalances } from '../api/points.js';
import { useSpeech } from '../messages/context.js';
import { WHEEL_PATH } from '../prizes/paths.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { AppShare } from './AppShare.js';
import { Figure } from './Figure.js';
import { Ledger } from './Ledger.js';
import type { PointTexts } from './messages/messages.js';

const ASSETS: readonly Asset[] = ['points', 'shares'];

/** Points and shares: what there is, how more is earned, and every change; `?asset=shares&page=2`. */
export function PointsPage({ texts }: { texts: PointTexts }) {
  const { numbers } = useSpeech();
  const [own, reload] = useOwn(loadBalances);
  const [search] = useSearchParams();
  const asset = search.get('asset') === 'shares' ? 'shares' : 'points';
  const { earn, ledger } = texts;
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <OwnView
        own={own}
        reload={reload}
        skeleton={<div className="skeleton points-skeleton" aria-hidden="true" />}
      >
        {({ points, points_value, shares, app_share }) => (
          <>
            <div className="figures">
              <Figure
                title={texts.points}
                value={numbers.plural(texts.pointsCount, points)}
                text={texts.worth.replace('{price}', () => numbers.price(points_value))}
              />
              <Figure
                title={texts.shares}
                value={numbers.plural(texts.sharesCount, shares)}
                text={texts.sharesText}
              />
            </div>
            <AppShare texts={texts.app} isHad={app_share === 1} reload={reload} />
            <section className="reward-panel" aria-labelledby="ledger-title">
              <header className="reward-head">
                <h2 id="ledger-title">{ledger.title}</h2>
                <nav className="reward-switch" aria-label={ledger.choice}>
                  {ASSETS.map((each) => (
                    <Link
                      key={each}
                      to={{ search: each === 'points' ? '' : '?asset=shares' }}
                      state={KEEP_FOCUS}
                      aria-current={each === asset ? 'page' : undefined}
                    >
                      {texts[each]}
                    </Link>
                  ))}
                </nav>
              </header>
              <Ledger texts={ledger} asset={asset} balance={asset === 'points' ? points : shares} />
            </section>
          </>
        )}
      </OwnView>
      <section className="reward-panel" aria-labelledby="earn-title">
        <h2 id="earn-title">{earn.title}</h2>
        <ul className="reward-ways">
          {earn.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        <Link className="button button-quiet" to={WHEEL_PATH}>
          {earn.wheel}
        </Link>
      </section>
    </AccountLayout>
  );
}
