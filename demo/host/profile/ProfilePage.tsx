import { useState } from 'react';
import { Link } from 'react-router';
import { session } from '../../../dist/index.js';
import { pathTo } from '../../shared/pages.js';
import type { Profile } from '../../shared/replies/account.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { profileQuery } from '../api/account.js';
import { updateQuery, useOwnQuery } from '../data/use-shop-query.js';
import { formTexts, profileTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { ProfileForm } from './ProfileForm.js';
import './profile.css';

export const loader = accountLoader(profileTexts, formTexts);

/** What shoppers say about themselves, and what keeps their account safe. */
export function Component() {
  const texts = profileTexts.useTexts();
  const profile = useOwnQuery(profileQuery);
  const [isSaved, setSaved] = useState(false);
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <p className="status-message" role="status">
        {isSaved && texts.saved}
      </p>
      <AsyncView query={profile} skeleton={<div className="card stack panel profile-skeleton skeleton" />}>
        {(profile) => (
          <>
            <ProfileForm
              profile={profile}
              onChange={() => setSaved(false)}
              onSaved={(saved) => {
                void session.update({ ...saved.user });
                updateQuery(profileQuery, () => saved.profile);
                setSaved(true);
              }}
            />
            <Security profile={profile} />
          </>
        )}
      </AsyncView>
    </AccountLayout>
  );
}

function Security({ profile }: { profile: Profile }) {
  const texts = profileTexts.useTexts();
  return (
    <section className="card stack panel" aria-labelledby="profile-security">
      <h2 id="profile-security">{texts.security}</h2>
      {profile.is_linked && <p>{texts.linked}</p>}
      <ul className="panel-links">
        <li>
          <Link className="tall-link" to={pathTo('password')}>
            {texts.password}
          </Link>
        </li>
        <li>
          <Link className="tall-link" to={pathTo('closeAccount')}>
            {texts.close}
          </Link>
        </li>
      </ul>
    </section>
  );
}
