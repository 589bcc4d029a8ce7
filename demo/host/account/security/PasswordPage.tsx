import { useState } from 'react';
import { Link } from 'react-router';
import { profileQuery } from '../../api/account.js';
import { useOwnQuery } from '../../data/use-shop-query.js';
import { AsyncView } from '../../ui/AsyncView.js';
import { AccountLayout } from '../AccountLayout.js';
import { ACCOUNT_PATHS } from '../paths.js';
import type { SecurityMessages } from './messages/messages.js';
import { PasswordForm } from './PasswordForm.js';

/** Where the password is changed by who knows the present one; by mail it is on a page of its own. */
export function PasswordPage({ texts: { password: texts } }: { texts: SecurityMessages }) {
  const profile = useOwnQuery(profileQuery);
  const [isDone, setDone] = useState(false);
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <p className="told" role="status">
        {isDone && texts.done}
      </p>
      <AsyncView query={profile} skeleton={<div className="panel password-skeleton skeleton" />}>
        {({ has_password, email }) =>
          has_password ? (
            <>
              <PasswordForm
                texts={texts}
                email={email ?? ''}
                onChange={() => setDone(false)}
                onDone={() => setDone(true)}
              />
              {email && (
                <p className="account-aside">
                  {texts.forgot} <Link to={ACCOUNT_PATHS.reset}>{texts.byMail}</Link>
                </p>
              )}
            </>
          ) : (
            <div className="notice">
              <h2>{texts.none}</h2>
              <p>{texts.noneText}</p>
              {email && (
                <Link className="button" to={ACCOUNT_PATHS.reset}>
                  {texts.byMail}
                </Link>
              )}
            </div>
          )
        }
      </AsyncView>
    </AccountLayout>
  );
}
