import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { useGuest } from '../guests/useGuest.js';
import { type LazyTexts, loadTexts } from '../messages/i18n.js';
import { SignInButtons } from '../session/SignInButtons.js';
import { useStorefront } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { accountTexts, guestTexts } from '../texts.js';
import { Notice } from '../ui/Notice.js';
import { AccountMenu } from './AccountMenu.js';
import { PageIcon } from './pageIcons.js';
import { accountPageAt } from './pages.js';
import './account.css';

interface AccountLayoutProps {
  /** The page's heading, also used as the browser tab's title. */
  title: string;
  lead?: ReactNode;
  /** Whether guests see the page too. Defaults to false: guests are asked to sign in, without leaving the page. */
  guests?: boolean;
  /** Whether a guest who has ordered sees the page too. Defaults to false. */
  guestOrders?: boolean;
  children: ReactNode;
}

/** Creates the loader of an account page, which waits for the page's own texts and the shared account texts. */
export const accountLoader = (...parts: readonly LazyTexts<unknown>[]) =>
  loadTexts(accountTexts, guestTexts, ...parts);

/** The frame around every account page: the menu, the heading, and the page's content. */
export function AccountLayout({
  title,
  lead,
  guests = false,
  guestOrders = false,
  children,
}: AccountLayoutProps) {
  const guest = useGuest();
  const isBuyer = guestOrders && guest.email !== null;
  const isSignedIn = useStorefront(({ user }) => user.info !== null);
  const page = accountPageAt(useLocation().pathname);
  useTitle(title);
  return (
    <div className="stack-large page-width account-area" data-guest={isBuyer}>
      {!isBuyer && <AccountMenu />}
      <div className="stack-large account-page">
        <header className="account-head">
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </header>
        {isSignedIn || guests || isBuyer ? children : <Guest isLoading={guest.isLoading} />}
        {/* Not below the placeholder, which is less high than what replaces it. */}
        {!isSignedIn && !isBuyer && (guestOrders || page === 'orders') && !guest.isLoading && <GuestLink />}
      </div>
    </div>
  );
}

/** Asks a guest to sign in. The page's own content replaces this as soon as they have. */
function Guest({ isLoading }: { isLoading: boolean }) {
  const texts = accountTexts.useTextsOnceLoaded();
  const { pathname, search } = useLocation();
  if (!texts || isLoading) return <div className="card notice skeleton" aria-hidden="true" />;
  const icon = <PageIcon page={accountPageAt(pathname) ?? 'account'} size={40} />;
  return (
    <Notice className="account-guest" icon={icon} title={texts.guest} text={texts.guestText}>
      <SignInButtons texts={texts} redirect={pathname + search} />
    </Notice>
  );
}

/** The way to an order without an account, from its page or from the list of orders, which only an account has. */
function GuestLink() {
  const texts = guestTexts.useTextsOnceLoaded();
  const { id = '' } = useParams();
  if (!texts) return null;
  return (
    <p>
      {texts.ordered}{' '}
      <Link to={`${pathTo('guestOrder')}${id && `?order_id=${encodeURIComponent(id)}`}`}>
        {texts.getLink}
      </Link>
    </p>
  );
}
