import { useState } from 'react';
import { Link } from 'react-router';
import { store } from '../../../dist/index';
import type { Profile, UserRecord } from '../../shared/replies/account.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { PAGES } from '../account/pages.js';
import { profileQuery } from '../api/account.js';
import { updateQuery, useOwnQuery } from '../data/use-shop-query.js';
import { profileTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { ProfileForm } from './ProfileForm.js';

export const loader = accountLoader(profileTexts);

/** What shoppers say about themselves, and what keeps their account safe. */
export function Component() {
  const texts = profileTexts.useTexts();
  const profile = useOwnQuery(profileQuery);
  const [isSaved, setSaved] = useState(false);
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <p className="told" role="status">
        {isSaved && texts.saved}
      </p>
      <AsyncView query={profile} skeleton={<div className="card stack panel profile-skeleton skeleton" />}>
        {(profile) => (
          <>
            <ProfileForm
              profile={profile}
              onChange={() => setSaved(false)}
              onSaved={(saved) => {
                tellPage(saved.user);
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

const DAYS_14 = 1_209_600;

/** Passes the account's record to the widgets and other tabs, the way the sign-in did (contract section 3). */
function tellPage(user: UserRecord): void {
  const text = JSON.stringify(user);
  try {
    localStorage.setItem('userInfo', text);
    sessionStorage.setItem('userInfo', text);
  } catch {
    // If storage is denied, only this page knows it.
  }
  const isSecure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
  document.cookie = `portal_userInfo=${encodeURIComponent(text)}; path=/; max-age=${DAYS_14}; SameSite=Lax${isSecure}`;
  store.setState(({ user: before }) => ({ user: { ...before, info: { ...user } } }));
}
