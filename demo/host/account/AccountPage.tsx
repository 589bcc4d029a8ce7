import { useState } from 'react';
import { Link } from 'react-router';
import { useSpeech } from '../messages/context.js';
import { signOut } from '../session/signOut.js';
import { useShopper } from '../session/useShopper.js';
import { useTitle } from '../shell/title.js';
import { Agreements } from './Agreements.js';
import { Panel } from './Panel.js';

/** A page for one of the account's forms: the form at one side, what the account is good for at the other. */
export function AccountPage({ title, view }: { title: string; view?: 'register' | 'reset' }) {
  const { account, shopper } = useSpeech().texts;
  const name = useShopper();
  // Who signs in here stays with the form until it has led on.
  const [wasSignedIn] = useState(name !== null);
  useTitle(title);
  return (
    <div className="page-width account">
      <div className="account-form">
        {wasSignedIn && name !== null ? (
          <div className="account-known">
            <h1 tabIndex={-1}>{account.signedIn}</h1>
            <p>{account.signedInText.replace('{name}', name)}</p>
            <Link className="button" to="/">
              {account.goOn}
            </Link>
            <button type="button" className="button button-quiet" onClick={() => void signOut()}>
              {shopper.signOut}
            </button>
          </div>
        ) : (
          <>
            {/* The widget's own heading says which of its forms it shows. */}
            <h1 className="visually-hidden" tabIndex={-1}>
              {shopper.unnamed}
            </h1>
            <storefront-sign-in page {...(view && { view })}>
              <Agreements />
            </storefront-sign-in>
          </>
        )}
      </div>
      <Panel />
    </div>
  );
}
