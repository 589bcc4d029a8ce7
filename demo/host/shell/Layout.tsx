import { Outlet } from 'react-router';
import { useSpeech } from '../messages/speech.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { LoadingOverlay } from './LoadingOverlay.js';
import { RouteFocus } from './RouteFocus.js';
import { ScrollPosition } from './ScrollPosition.js';

/** What surrounds every route. */
export function Layout() {
  const { nav } = useSpeech().texts;
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
      <Footer />
      <storefront-sign-in />
      <storefront-location />
      <RouteFocus />
      <ScrollPosition />
    </>
  );
}

/** Stands in while the first route's code and data are on their way, and keeps the footer below the fold. */
export function FirstLoad() {
  return <div className="first-load" aria-busy="true" />;
}
