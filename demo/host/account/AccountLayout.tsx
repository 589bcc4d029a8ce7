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
  /** The page's heading, and its name in the browser's tab. */
  title: string;
  lead?: string;
  /** Whether a guest sees the page too; default false: a guest is asked to sign in, and stays here. */
  guests?: boolean;
  children: ReactNode;
}

/** The loader of such a page, which begins with its own texts and those of the frame. */
export const accountLoader = (...parts: readonly LazyTexts<unknown>[]) => loadTexts(accountTexts, ...parts);

/** The frame of every page of the account: the heading, the menu of all of them, and the page. */
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

/** Asks a guest to sign in. The page's own content comes in its place as soon as somebody has. */
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
