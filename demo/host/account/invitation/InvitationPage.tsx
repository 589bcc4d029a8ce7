import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../../shared/pages.js';
import { giftQuery, invitationQuery } from '../../api/account.js';
import { friendsQuery } from '../../api/prizes.js';
import { useOwnQuery } from '../../data/use-shop-query.js';
import { fillParts, useI18n } from '../../messages/i18n.js';
import { invitationTexts } from '../../texts.js';
import { AsyncView } from '../../ui/AsyncView.js';
import { AccountLayout, accountLoader } from '../AccountLayout.js';
import { FriendDay } from './FriendDay.js';
import { InvitationLink } from './InvitationLink.js';
import './invitation.css';

export const loader = accountLoader(invitationTexts);

/** The page where a shopper invites friends, and sees how many joined. */
export function Component() {
  const texts = invitationTexts.useTexts();
  const invitation = useOwnQuery(invitationQuery);
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <AsyncView
        query={invitation}
        skeleton={<div className="card stack panel invitation-skeleton skeleton" />}
      >
        {(invitation) => (
          <>
            <InvitationLink invitation={invitation} />
            <HowItWorks />
            <section className="card stack panel" aria-labelledby="invitation-friends">
              <h2 id="invitation-friends">{texts.friends}</h2>
              {invitation.invited === 0 ? (
                <p>
                  <strong>{texts.none}.</strong> {texts.noneText}
                </p>
              ) : (
                <Friends count={invitation.invited} />
              )}
            </section>
          </>
        )}
      </AsyncView>
    </AccountLayout>
  );
}

/** What the shopper and a friend get and, while the shopper's own welcome gift lasts, what else it unlocks. */
export function HowItWorks() {
  const texts = invitationTexts.useTexts();
  const hasGift = (useOwnQuery(giftQuery).data?.end_time ?? 0) > 0;
  const gift = fillParts<typeof texts.gift, ReactNode>(texts.gift, {
    coupons: (
      <Link key="coupons" to={pathTo('coupons')}>
        {texts.coupons}
      </Link>
    ),
  });
  return (
    <section className="card stack panel" aria-labelledby="invitation-how">
      <h2 id="invitation-how">{texts.how}</h2>
      <ol className="stack-small numbered invitation-steps">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {hasGift && <p>{gift}</p>}
      <Link className="tall-link" to={pathTo('promotion')}>
        {texts.wheel}
      </Link>
    </section>
  );
}

function Friends({ count }: { count: number }) {
  const texts = invitationTexts.useTexts();
  const { numbers } = useI18n();
  const friends = useOwnQuery(friendsQuery);
  return (
    <>
      <p className="account-figure">{numbers.plural(texts.count, count)}</p>
      <AsyncView query={friends} small skeleton={<span className="skeleton skeleton-lines" />}>
        {(friends) => (
          <ul className="lines invitation-friends">
            {friends.map((friend) => (
              <li key={friend.time + friend.friend}>
                <bdi>{friend.friend}</bdi>
                <FriendDay friend={friend} />
                <span className="badge tone-petrol">{texts.states[friend.award_state]}</span>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </>
  );
}
