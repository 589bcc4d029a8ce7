import { Link, NavLink } from 'react-router';
import { useSpeech } from '../messages/context.js';
import { Account } from '../session/Account.js';
import { DeliverTo } from '../session/DeliverTo.js';
import { LoadingBar } from './LoadingBar.js';
import { Logo } from './Logo.js';

/** The bar that stays at the top of every page. */
export function Header() {
  const { nav, shopper } = useSpeech().texts;
  return (
    <header className="site-header">
      <LoadingBar />
      <div className="page-width site-header-row">
        <Link to="/" className="logo-link">
          <Logo />
        </Link>
        <nav aria-label={nav.main}>
          <ul className="site-nav">
            <li>
              <NavLink to="/" end>
                {nav.home}
              </NavLink>
            </li>
            <li>
              <NavLink to="/categories">{nav.cars}</NavLink>
            </li>
          </ul>
        </nav>
        <section className="site-tools" aria-label={shopper.tools}>
          <DeliverTo />
          <Account />
        </section>
      </div>
    </header>
  );
}
