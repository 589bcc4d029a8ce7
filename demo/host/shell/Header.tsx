import { Link, useHref, useLocation } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { useI18n } from '../messages/i18n.js';
import { pastable } from '../ui/pasting.js';
import { barAt } from './barAt.js';
import { Logo } from './Logo.js';
import { WithoutScripts } from './WithoutScripts.js';

/** The bar at the top of every page, and the menu that its button opens. */
export function Header() {
  const { pathname, search } = useLocation();
  const list = useHref(pathTo('categories'));
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

interface PlainBarProps {
  readonly term: string | undefined;
  readonly list: string;
}

/** The top bar for browsers without scripts: a search, and links to what the shop sells. */
function PlainBar({ term, list }: PlainBarProps) {
  const { nav } = useI18n().texts;
  return (
    <WithoutScripts slot="without-scripts">
      <div className="plain-bar">
        <search>
          <form className="row" action={list}>
            <input
              {...pastable({ type: 'search', maxLength: 100 })}
              name="goods_name"
              aria-label={nav.search}
              defaultValue={term}
            />
            <button className="button" type="submit">
              {nav.search}
            </button>
          </form>
        </search>
        <nav className="row" aria-label={nav.ways}>
          <Link to="/">{nav.home}</Link>
          <Link to={pathTo('categories')}>{nav.cars}</Link>
          <Link to={`${pathTo('categories')}?in=goods`}>{nav.goods}</Link>
        </nav>
        <p>{nav.withoutScripts}</p>
      </div>
    </WithoutScripts>
  );
}
