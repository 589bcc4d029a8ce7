import { loadInvitation, loadInvited } from '../../api/account.js';
import { useSpeech } from '../../messages/context.js';
import { AccountLayout } from '../AccountLayout.js';
import { OwnView } from '../OwnView.js';
import { dayOf } from '../times.js';
import { useOwn } from '../useOwn.js';
import { InvitationLink } from './InvitationLink.js';
import type { InvitationMessages } from './messages/messages.js';

/** Where a shopper invites friends, and sees who came. */
export function InvitationPage({ texts }: { texts: InvitationMessages }) {
  const [own, reload] = useOwn(loadInvitation);
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <OwnView own={own} reload={reload} skeleton={<div className="panel invitation-skeleton skeleton" />}>
        {({ invit_code, path, invited }) => (
          <>
            <InvitationLink texts={texts} code={invit_code} url={new URL(path, location.origin).href} />
            <section className="panel" aria-labelledby="invitation-how">
              <h2 id="invitation-how">{texts.how}</h2>
              <ol className="invitation-steps">
                {texts.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
            <Friends texts={texts} count={invited} />
          </>
        )}
      </OwnView>
    </AccountLayout>
  );
}

function Friends({ texts, count }: { texts: InvitationMessages; count: number }) {
  const { lang, numbers } = useSpeech();
  const [own, reload] = useOwn(loadInvited);
  return (
    <section className="panel" aria-labelledby="invitation-friends">
      <h2 id="invitation-friends">{texts.friends}</h2>
      {count === 0 ? (
        <p>
          <strong>{texts.none}.</strong> {texts.noneText}
        </p>
      ) : (
        <>
          <p className="account-figure">{numbers.plural(texts.count, count)}</p>
          <OwnView own={own} reload={reload} small skeleton={<span className="skeleton skeleton-lines" />}>
            {(friends) => (
              <ul className="invitation-friends">
                {friends.map(({ award_explain, time }) => (
                  <li key={time + award_explain}>
                    <bdi>{award_explain}</bdi>
                    <time dateTime={time}>{dayOf(time, lang)}</time>
                  </li>
                ))}
              </ul>
            )}
          </OwnView>
        </>
      )}
    </section>
  );
}
