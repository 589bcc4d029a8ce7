import { Outlet } from 'react-router';
import { useI18n } from '../host/messages/i18n.js';
import { Header } from '../host/shell/Header.js';
import { LoadingOverlay } from '../host/shell/LoadingOverlay.js';
import { RouteFocus } from '../host/shell/RouteFocus.js';
import { ScrollPosition } from '../host/shell/ScrollPosition.js';
import { COMPANY } from '../shared/company.js';

/** The layout around every page of the phone site. */
export function PhoneLayout() {
  const { nav } = useI18n().texts;
  return (
    <>
      {/* A landmark of its own, so that no piece of the page is outside of all of them. */}
      <nav aria-label={nav.skip}>
        <a className="skip-link" href="#main">
          {nav.skip}
        </a>
      </nav>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
        <LoadingOverlay />
        <storefront-back-to-top />
      </main>
      <storefront-footer className="site-footer">
        <div slot="end" className="site-end">
          <p>{nav.prices}</p>
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {COMPANY.name}
            <span aria-hidden="true"> · </span>
            <a href="/?site=full">{nav.fullSite}</a>
          </p>
        </div>
      </storefront-footer>
      <storefront-sign-in />
      <storefront-location />
      <RouteFocus />
      <ScrollPosition />
    </>
  );
}
