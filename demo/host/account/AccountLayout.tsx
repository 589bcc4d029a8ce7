import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type LazyTexts, loadTexts } from '../messages/speech.js';
import { SignInButtons } from '../session/SignInButtons.js';
import { useStorefront } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { Notice } from '../ui/Notice.js';
import { AccountMenu } from './AccountMenu.js';
import { accountTexts } from './messages/load.js';
import { PageIcon } from './pageIcons.js';
import { pageAt } from './pages.js';

interface AccountLayoutProps {
  /** The page's heading, also used as the browser tab's title. */
  title: string;
  lead?: string;
  /** Whether guests see the page too. Defaults to false: guests are asked to sign in, without leaving the page. */
  guests?: boolean;
  children: ReactNode;
}

/** Creates the loader of an account page, which waits for the page's own texts and the shared account texts. */
export const accountLoader = (...parts: readonly LazyTexts<unknown>[]) => loadTexts(accountTexts, ...parts);

/** The frame around every account page: the menu, the heading, and the page's content. */
export function AccountLayout({ title, lead, guests = false, children }: AccountLayoutProps) {
  const isSignedIn = useStorefront(({ user }) => user.info !== null);
  useTitle(title);
  return (
    <div className="stack page-width account-area">
      <AccountMenu />
      <div className="stack account-page">
        <header className="account-head">
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {isSignedIn || guests ? children : <Guest />}
      </div>
    </div>
  );
}

/** Asks a guest to sign in. The page's own content replaces this as soon as they have. */
function Guest() {
  const texts = accountTexts.useTextsOnceLoaded();
  const { pathname, search } = useLocation();
  if (!texts) return <div className="card notice skeleton" aria-hidden="true" />;
  const icon = <PageIcon page={pageAt(pathname) ?? 'account'} size={40} />;
  return (
    <Notice className="account-guest" icon={icon} title={texts.guest} text={texts.guestText}>
      <SignInButtons texts={texts} redirect={pathname + search} />
    </Notice>
  );
}
