import { useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { commaSeparated } from '../../shared/comma-separated.js';
import { pathTo } from '../../shared/pages.js';
import type { PrizeInfo } from '../../shared/replies/prizes.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { prizeInfoQuery, recordsQuery } from '../api/prizes.js';
import { OwnCoupons } from '../coupons/OwnCoupons.js';
import { refetchQuery, useOwnQuery } from '../data/use-shop-query.js';
import { WithTerms } from '../legal/WithTerms.js';
import { fill, type I18n, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { SignInButtons } from '../session/SignInButtons.js';
import { useStorefront } from '../session/useStorefront.js';
import { couponTexts, prizeTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Facts, OddsTable } from './OddsTable.js';
import { Won } from './Won.js';
import './prizes.css';
import './rewards.css';

export const loader = accountLoader(couponTexts, prizeTexts);

const skeleton = <div className="skeleton reward-skeleton" aria-hidden="true" />;

/** The page of the prize wheel, which everyone sees. Shoppers also get spins and past results. */
export function Component() {
  const texts = prizeTexts.useTexts();
  const isSignedIn = useStorefront(({ user }) => user.info !== null);
  const info = useOwnQuery(prizeInfoQuery, { guests: true });
  // The wheel reports the prize once it has stopped, and the page must not reveal it earlier. A layout effect, because
  // WebKit may delay others by a second, and a draw that broke off is reported right away.
  useLayoutEffect(() => {
    const onPrize = () => {
      void refetchQuery(prizeInfoQuery);
      void refetchQuery(recordsQuery);
    };
    document.addEventListener('storefront-prize', onPrize);
    return () => document.removeEventListener('storefront-prize', onPrize);
  }, []);
  return (
    <AccountLayout title={texts.title} lead={texts.lead} guests>
      <OwnCoupons claimed />
      <section className="wheel-stage" aria-label={texts.wheel}>
        <storefront-prize-wheel />
      </section>
      {isSignedIn ? (
        <>
          {info.data ? (
            <Spins info={info.data} />
          ) : (
            // A failure is shown only once, next to the odds.
            !info.error && (
              <div className="card stack reward-panel skeleton spins-skeleton" aria-hidden="true" />
            )
          )}
          <Won />
        </>
      ) : (
        <GuestSpins />
      )}
      <section className="card stack reward-panel" aria-labelledby="fair-title">
        <h2 id="fair-title">{texts.fair.title}</h2>
        <p>{texts.fair.text}</p>
        <AsyncView query={info} small skeleton={skeleton}>
          {(info) => <Fairness info={info} />}
        </AsyncView>
        <Link className="button button-quiet" to={pathTo('fair')}>
          {texts.fair.check}
        </Link>
      </section>
    </AccountLayout>
  );
}

function GuestSpins() {
  const { spins } = prizeTexts.useTexts();
  const { pathname } = useLocation();
  return (
    <section className="card stack reward-panel spins-card" aria-labelledby="spins-title">
      <h2 id="spins-title">{spins.guest}</h2>
      <p>{spins.guestText}</p>
      <SignInButtons texts={spins} redirect={pathname} />
    </section>
  );
}

/** Today's free spin, or when the next one comes, and the earned ones. The wheel says how many spins there are. */
function Spins({ info: { next_free_at: next, earned } }: { info: PrizeInfo }) {
  const { spins } = prizeTexts.useTexts();
  const i18n = useI18n();
  return (
    <section className="card stack reward-panel spins-card" aria-labelledby="spins-title">
      <h2 id="spins-title">{spins.title}</h2>
      <p>{next === null ? spins.free : fill(spins.next, { time: whenOf(next, i18n) })}</p>
      {earned.length > 0 && (
        <p>
          {earned
            .map(({ reason, spins: n }) => fill(spins.earned[reason], { n: i18n.numbers.count(n) }))
            .join(SEPARATOR)}
        </p>
      )}
      <div className="form-buttons">
        <Link className="button button-quiet" to={pathTo('recommendation')}>
          {spins.invite}
        </Link>
      </div>
    </section>
  );
}

/** Writes a time today or tomorrow, such as "tomorrow, 2:00 AM". */
const whenOf = (time: string, { lang, numbers }: I18n): string =>
  commaSeparated([numbers.spokenDayOf(time).toLocaleLowerCase(lang), numbers.clockOf(time)], lang);

/** Why the wheel is fair: the hash of the next round, and the odds. */
function Fairness({ info: { next_round: next, prizes } }: { info: PrizeInfo }) {
  const { fair } = prizeTexts.useTexts();
  const { numbers } = useI18n();
  return (
    <>
      {next && <Facts facts={[[fill(fair.next, { n: numbers.count(next.round) }), next.hash]]} />}
      <details className="fair-odds">
        <summary>{fair.odds}</summary>
        <p className="soft">{fair.sizes}</p>
        <OddsTable sectors={prizes} />
        <p className="soft">
          <WithTerms text={fair.who} link={fair.terms} section="promotions" />
        </p>
      </details>
    </>
  );
}
