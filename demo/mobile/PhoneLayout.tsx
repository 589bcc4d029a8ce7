import { Link, Outlet } from 'react-router';
import { useSpeech } from '../host/messages/context.js';
import { signOut } from '../host/session/signOut.js';
import { useShopper } from '../host/session/useShopper.js';
import { LoadingBar } from '../host/shell/LoadingBar.js';
import { Logo } from '../host/shell/Logo.js';
import { RouteFocus } from '../host/shell/RouteFocus.js';
import { Scroll } from '../host/shell/Scroll.js';

/** What surrounds the phone site's page. */
export function PhoneLayout() {
  const { nav, shopper } = useSpeech().texts;
  const name = useShopper();
  return (
    <>
      <a className="skip-link" href="#main">
        {nav.skip}
      </a>
      <header className="site-header">
        <LoadingBar />
        <div className="page-width site-header-row">
          <Link to="/" className="logo-link">
            <Logo />
          </Link>
          {name === null ? (
            <a className="phone-full" href="/sign-in?redirect=/m/">
              {shopper.signIn}
            </a>
          ) : (
            <span className="phone-shopper">
              <bdi>{name}</bdi>
              <button type="button" className="phone-full" onClick={() => void signOut()}>
                {shopper.signOut}
              </button>
            </span>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="site-footer">
        <div className="page-width phone-footer">
          <p>{nav.claim}</p>
          <p>{nav.prices}</p>
          <a href="/">{nav.fullSite}</a>
        </div>
      </footer>
      <RouteFocus />
      <Scroll />
    </>
  );
}
