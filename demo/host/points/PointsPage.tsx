import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import { pathTo } from '../../shared/pages.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { type Asset, allOfPoints, balancesQuery, claimAppShare } from '../api/points.js';
import { refetchQuery, useOwnQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { useStorefront } from '../session/useStorefront.js';
import { pointTexts } from '../texts.js';
import { AsyncView, StatusMessage } from '../ui/AsyncView.js';
import { LinkTabs } from '../ui/LinkTabs.js';
import { Figure } from './Figure.js';
import { Ledger } from './Ledger.js';
import './points.css';
import '../prizes/rewards.css';

export const loader = accountLoader(pointTexts);

const ASSETS: readonly Asset[] = ['points', 'shares'];

/** Points and shares: the balances, how to earn more, and every change. `?asset=shares&page=2`. */
export function Component() {
  const texts = pointTexts.useTexts();
  const { earn, ledger } = texts;
  const { numbers } = useI18n();
  const balances = useOwnQuery(balancesQuery);
  const [search] = useSearchParams();
  const asset = search.get('asset') === 'shares' ? 'shares' : 'points';
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <AsyncView query={balances} skeleton={<div className="skeleton points-skeleton" aria-hidden="true" />}>
        {({ points, points_value, pending, shares, app_share }) => (
          <>
            <div className="figures">
              <Figure
                title={texts.points}
                value={numbers.plural(texts.pointsCount, points)}
                text={[
                  fill(texts.worth, { price: numbers.price(points_value) }),
                  ...(pending > 0 ? [fill(texts.pending, { n: numbers.count(pending) })] : []),
                ].join(SEPARATOR)}
              />
              <Figure
                title={texts.shares}
                value={numbers.plural(texts.sharesCount, shares)}
                text={texts.sharesText}
              />
            </div>
            <AppShare isHad={app_share === 1} />
            <section className="card stack reward-panel" aria-labelledby="ledger-title">
              <header className="row panel-head">
                <h2 id="ledger-title">{ledger.title}</h2>
                <LinkTabs
                  label={ledger.choice}
                  current={asset}
                  tabs={ASSETS.map((value) => ({
                    value,
                    to: { search: value === 'points' ? '' : '?asset=shares' },
                    text: texts[value],
                  }))}
                />
              </header>
              <Ledger asset={asset} />
              <p>{ledger.canceled}</p>
            </section>
          </>
        )}
      </AsyncView>
      <section className="card stack reward-panel" aria-labelledby="earn-title">
        <h2 id="earn-title">{earn.title}</h2>
        <ul className="stack-tiny reward-ways">
          {earn.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        <Link className="button button-quiet" to={pathTo('promotion')}>
          {earn.wheel}
        </Link>
      </section>
    </AccountLayout>
  );
}

/** The free share for downloading the app (spec section 2). Renders nothing if the shop has no app. */
function AppShare({ isHad }: { isHad: boolean }) {
  const texts = pointTexts.useTexts().app;
  const download = useStorefront(({ bigdata }) => bigdata.config.appDownload);
  const claim = useMutation({
    mutationFn: claimAppShare,
    onSettled: () => refetchQuery(allOfPoints), // after a refusal too: it was claimed in another tab
  });
  if (!download) return null;
  const { error } = claim;
  return (
    <section className="card stack reward-panel app-share" aria-labelledby="app-share-title">
      <div>
        <h2 id="app-share-title">{texts.title}</h2>
        <p>{isHad ? texts.had : texts.text}</p>
        <StatusMessage
          className=""
          failureClass="reward-failure"
          error={error && RequestError.of(error).code === 409 ? null : error}
        >
          {claim.isSuccess && texts.done}
        </StatusMessage>
      </div>
      <a
        className={isHad ? 'button button-quiet' : 'button'}
        href={download}
        target="_blank"
        rel="noopener"
        onClick={() => isHad || claim.mutate()}
      >
        {texts.get}
      </a>
    </section>
  );
}
