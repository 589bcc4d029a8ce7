import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import CheckIcon from '../../assets/icons/check.svg?react';
import { useShopQuery } from '../data/use-shop-query.js';
import { LegalText } from '../legal/LegalText.js';
import { loadLegal } from '../legal/load.js';
import { fill, useSpeech } from '../messages/speech.js';
import { signOut } from '../session/signOut.js';
import { useShopper } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { accountPathAt } from './paths.js';

/** One of the account's forms, by its path. The widget reads from the address where to go after it (`redirect`). */
export function Component() {
  const view = accountPathAt(useLocation().pathname) ?? 'signIn';
  return <SignInPage key={view} view={view} />;
}

function SignInPage({ view }: { view: 'signIn' | 'register' | 'reset' }) {
  const { account, shopper } = useSpeech().texts;
  const name = useShopper();
  // Who signs in here stays with the form until it has led on.
  const [wasSignedIn] = useState(name !== null);
  const [search] = useSearchParams();
  useTitle(account[view]);
  useInvitationCode(view === 'register' ? search.get('invit_code') : null);
  return (
    <div className="page-width account">
      <div className="account-form">
        {wasSignedIn && name !== null ? (
          <div className="account-known">
            <h1 tabIndex={-1}>{account.signedIn}</h1>
            <p>{fill(account.signedInText, { name })}</p>
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
            <storefront-sign-in page {...(view !== 'signIn' && { view })}>
              <Agreement name="terms" />
              <Agreement name="privacy" />
            </storefront-sign-in>
          </>
        )}
      </div>
      <Panel />
    </div>
  );
}

/** What an account is good for, over the port by night. */
function Panel() {
  const { texts, lang } = useSpeech();
  const { panel, reasons } = texts.account;
  return (
    <aside className="account-panel" aria-labelledby="account-panel">
      <img src={lang === 'ar' ? '/media/hero-rtl.svg' : '/media/hero.svg'} alt="" width="1600" height="640" />
      <div>
        <h2 id="account-panel">{panel.title}</h2>
        <p>{panel.text}</p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <CheckIcon />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

const FIELD = 'storefront-sign-in[page] input[name=invitation]';

/** A code as the shop makes it; anything else in an address is nobody's. */
const CODE = /^[0-9a-z]{4,20}$/i;

/** Writes an invitation's code into the form, once that is there. What the shopper typed stays, an emptied field too. */
function useInvitationCode(code: string | null): void {
  useEffect(() => {
    if (code === null || !CODE.test(code)) return;
    const write = (): boolean => {
      const field = document.querySelector<HTMLInputElement>(FIELD);
      if (!field) return false;
      if (field.value === '') {
        field.value = code;
        // The form reads what is typed.
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      return true;
    };
    if (write()) return;
    // The widget draws its fields beside itself, in the page, when its module has arrived.
    const watch = new MutationObserver(() => write() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [code]);
}

/** What an agreement dialog of the form shows; until it is there, that leads to the document's page. */
function Agreement({ name }: { name: 'terms' | 'privacy' }) {
  const { lang } = useSpeech();
  const document = { queryKey: ['legal', name, lang], queryFn: () => loadLegal(name, lang) };
  const { data } = useShopQuery(document, { isKept: true });
  return (
    data && (
      <div slot={name} className="legal-text">
        <LegalText text={data.document} level="h3" />
      </div>
    )
  );
}
