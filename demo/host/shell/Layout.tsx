import { Outlet } from 'react-router';
import { useI18n } from '../messages/i18n.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { LoadingOverlay } from './LoadingOverlay.js';
import { RouteFocus } from './RouteFocus.js';
import { ScrollPosition } from './ScrollPosition.js';

/** The frame around every route. */
export function Layout() {
  const { nav } = useI18n().texts;
  return (
    <>
      {/* In a landmark of its own, because assistive technology expects all content in one. */}
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
      <Footer />
      <storefront-sign-in />
      <storefront-location />
      <RouteFocus />
      <ScrollPosition />
    </>
  );
}

/** The placeholder while the first route's code and data load. It keeps the footer below the fold. */
export function FirstLoad() {
  return <div className="first-load" aria-busy="true" />;
}
