import { invitationQuery } from '../../api/account.js';
import { friendsQuery } from '../../api/prizes.js';
import { useOwnQuery } from '../../data/use-shop-query.js';
import { useI18n } from '../../messages/i18n.js';
import { invitationTexts } from '../../texts.js';
import { AsyncView } from '../../ui/AsyncView.js';
import { AccountLayout, accountLoader } from '../AccountLayout.js';
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
            <section className="card stack panel" aria-labelledby="invitation-how">
              <h2 id="invitation-how">{texts.how}</h2>
              <ol className="invitation-steps">
                {texts.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
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
            {friends.map(({ award_explain, time }) => (
              <li key={time + award_explain}>
                <bdi>{award_explain}</bdi>
                <time className="soft" dateTime={time}>
                  {numbers.dayOf(time)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </>
  );
}
