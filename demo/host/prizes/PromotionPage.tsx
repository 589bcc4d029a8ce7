import { useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { commaSeparated } from '../../shared/comma-separated.js';
import { pathTo } from '../../shared/pages.js';
import type { PrizeInfo } from '../../shared/replies/prizes.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { FriendDay } from '../account/invitation/FriendDay.js';
import { InvitationLink } from '../account/invitation/InvitationLink.js';
import { invitationQuery } from '../api/account.js';
import { friendsQuery, prizeInfoQuery, recordsQuery } from '../api/prizes.js';
import { OwnCoupons } from '../coupons/OwnCoupons.js';
import { refetchQuery, useOwnQuery } from '../data/use-shop-query.js';
import { fill, type I18n, useI18n } from '../messages/i18n.js';
import { SignInButtons } from '../session/SignInButtons.js';
import { useStorefront } from '../session/useStorefront.js';
import { couponTexts, invitationTexts, prizeTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Facts, OddsTable } from './OddsTable.js';
import { Won } from './Won.js';
import './prizes.css';
import './rewards.css';

export const loader = accountLoader(couponTexts, invitationTexts, prizeTexts);

const skeleton = <div className="skeleton reward-skeleton" aria-hidden="true" />;

/** The page of the prize wheel, which everyone sees. Shoppers also get spins, past results, and an invitation link. */
export function Component() {
  const texts = prizeTexts.useTexts();
  const isSignedIn = useStorefront(({ user }) => user.info !== null);
  const info = useOwnQuery(prizeInfoQuery, { guests: true });
  const invitation = useOwnQuery(invitationQuery);
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
          <AsyncView
            query={invitation}
            small
            skeleton={<div className="card stack reward-panel skeleton reward-skeleton" />}
          >
            {(invitation) => <InvitationLink invitation={invitation} />}
          </AsyncView>
          <Friends />
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

/** Today's free spin, or when the next one comes. The wheel says how many spins there are. */
function Spins({ info: { next_free_at: next } }: { info: PrizeInfo }) {
  const { spins } = prizeTexts.useTexts();
  const i18n = useI18n();
  return (
    <section className="card stack reward-panel spins-card" aria-labelledby="spins-title">
      <h2 id="spins-title">{spins.title}</h2>
      <p>{next === null ? spins.free : fill(spins.next, { time: whenOf(next, i18n) })}</p>
    </section>
  );
}

/** Writes a time today or tomorrow, such as "tomorrow, 2:00 AM". */
const whenOf = (time: string, { lang, numbers }: I18n): string =>
  commaSeparated([numbers.spokenDayOf(time).toLocaleLowerCase(lang), numbers.clockOf(time)], lang);

/** The friends who joined through the shopper's invitation, and whether the spins that they earned are used. */
function Friends() {
  const texts = prizeTexts.useTexts().friends;
  const friends = useOwnQuery(friendsQuery);
  return (
    <section className="card stack reward-panel" aria-labelledby="friends-title">
      <h2 id="friends-title">{texts.title}</h2>
      <AsyncView query={friends} small skeleton={skeleton}>
        {(friends) =>
          friends.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <ul className="record-list" aria-labelledby="friends-title">
              {friends.map((friend, index) => (
                <li key={`${friend.time} ${String(index)}`}>
                  <span className="record-mark" data-state={friend.award_state} aria-hidden="true">
                    ☺
                  </span>
                  <div>
                    <strong>{friend.award_explain}</strong>
                    <FriendDay friend={friend} />
                  </div>
                  <span className="badge reward-state" data-state={friend.award_state}>
                    {[texts.waiting, texts.unused, texts.used][friend.award_state]}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </AsyncView>
    </section>
  );
}

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
      </details>
    </>
  );
}
