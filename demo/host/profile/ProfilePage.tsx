import { useState } from 'react';
import { Link } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { OwnView } from '../account/OwnView.js';
import { PAGES } from '../account/pages.js';
import { useOwn } from '../account/useOwn.js';
import { loadProfile, type Profile } from '../api/account.js';
import type { ProfileMessages } from './messages/messages.js';
import { ProfileForm } from './ProfileForm.js';
import { tellPage } from './tellPage.js';

/** What the shopper tells of himself or herself, and what keeps the account safe. */
export function ProfilePage({ texts }: { texts: ProfileMessages }) {
  const [own, reload, change] = useOwn(loadProfile);
  const [told, setTold] = useState('');
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <p className="told" role="status">
        {told && texts.saved}
      </p>
      <OwnView own={own} reload={reload} skeleton={<div className="panel profile-skeleton skeleton" />}>
        {(profile) => (
          <>
            <ProfileForm
              texts={texts}
              profile={profile}
              onChange={() => setTold('')}
              onSaved={(saved) => {
                tellPage(saved);
                change(() => saved.profile);
                setTold('saved');
              }}
            />
            <Security texts={texts} profile={profile} />
          </>
        )}
      </OwnView>
    </AccountLayout>
  );
}

function Security({ texts, profile }: { texts: ProfileMessages; profile: Profile }) {
  return (
    <section className="panel" aria-labelledby="profile-security">
      <h2 id="profile-security">{texts.security}</h2>
      {profile.is_linked && <p>{texts.linked}</p>}
      <ul className="panel-links">
        {(profile.has_password || profile.email) && (
          <li>
            <Link to={PAGES.password}>{profile.has_password ? texts.changePassword : texts.setPassword}</Link>
          </li>
        )}
        <li>
          <Link to={PAGES.closeAccount}>{texts.close}</Link>
        </li>
      </ul>
    </section>
  );
}
