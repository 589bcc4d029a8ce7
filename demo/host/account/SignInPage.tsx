import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import CheckIcon from '../../assets/icons/check.svg?react';
import { useShopQuery } from '../data/use-shop-query.js';
import { LegalText } from '../legal/LegalText.js';
import { loadLegal } from '../legal/load.js';
import { fill, useI18n } from '../messages/i18n.js';
import { signOut } from '../session/signOut.js';
import { useShopper } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { formAt } from './pages.js';
import './SignInPage.css';

/** One of the account forms, chosen by path. The widget reads where to go afterwards from the address (`redirect`). */
export function Component() {
  const view = formAt(useLocation().pathname) ?? 'signIn';
  return <SignInPage key={view} view={view} />;
}

function SignInPage({ view }: { view: 'signIn' | 'register' | 'reset' }) {
  const { account, shopper } = useI18n().texts;
  const name = useShopper();
  // A shopper who signs in here, maybe because their session ended meanwhile, keeps the form until it navigates away.
  const [wasSignedIn, setSignedIn] = useState(name !== null);
  if (wasSignedIn && name === null) setSignedIn(false);
  const [search] = useSearchParams();
  useTitle(account[view]);
  useInvitationCode(view === 'register' ? search.get('invit_code') : null);
  return (
    <div className="page-width page-top account">
      <div className="account-form">
        {wasSignedIn && name !== null ? (
          <div className="stack account-known">
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
            {/* The widget's own heading names the form that it shows. */}
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

/** The benefits of an account, above a picture of the port at night. */
function Panel() {
  const { texts, lang } = useI18n();
  const { panel, reasons } = texts.account;
  return (
    <aside className="account-panel" aria-labelledby="account-panel">
      <img src={lang === 'ar' ? '/media/hero-rtl.svg' : '/media/hero.svg'} alt="" width="1600" height="640" />
      <div>
        <h2 id="account-panel">{panel.title}</h2>
        <p>{panel.text}</p>
        <ul className="stack-small">
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

/** An invitation code in the shop's format. Anything else in an address can't be a valid code. */
const CODE = /^[0-9a-z]{4,20}$/i;

/** Fills in an invitation code once the form is there. Keeps the shopper's input, even if they cleared the field. */
function useInvitationCode(code: string | null): void {
  useEffect(() => {
    if (code === null || !CODE.test(code)) return;
    const write = (): boolean => {
      const field = document.querySelector<HTMLInputElement>(FIELD);
      if (!field) return false;
      if (field.value === '') {
        field.value = code;
        // The form listens for input events.
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      return true;
    };
    if (write()) return;
    // The widget renders its fields into the page, outside its shadow root, once its module has loaded.
    const watch = new MutationObserver(() => write() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [code]);
}

/** The text of one of the form's agreement dialogs. Until it loads, the form links to the document's page instead. */
function Agreement({ name }: { name: 'terms' | 'privacy' }) {
  const { lang } = useI18n();
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
