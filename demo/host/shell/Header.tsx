import { Link, useHref, useLocation } from 'react-router';
import { barAt } from './barAt.js';
import { Logo } from './Logo.js';
import { PlainBar } from './PlainBar.js';

/** The bar at the top of every page, and the menu that its button opens. */
export function Header() {
  const { pathname, search } = useLocation();
  const list = useHref('/categories');
  const { active, term, isFactoryZone, isOversea } = barAt(pathname, search);
  return (
    <>
      <storefront-header
        className="site-header"
        active={active}
        search-value={term}
        factory-zone={isFactoryZone}
        oversea={isOversea}
      >
        <Link to="/" slot="logo" className="logo-link">
          <Logo />
        </Link>
        <storefront-language slot="language" />
        <storefront-account-menu slot="account" />
        <PlainBar term={term} list={list} />
      </storefront-header>
      <storefront-drawer />
    </>
  );
}
