import { Link, useLocation } from 'react-router';
import { COMPANY } from '../../shared/company.js';
import { entryOf, pageAt, pathTo } from '../../shared/pages.js';
import { LEGAL_NAMES } from '../legal/document.js';
import { useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { Logo } from './Logo.js';

/** The end of every page. The plain links are there until the widget is, or in case it can't be. */
export function Footer() {
  const { nav, legal } = useI18n().texts;
  const page = pageAt(useLocation().pathname);
  return (
    <storefront-footer className="site-footer">
      <div slot="brand" className="stack site-claim">
        <Logo />
        <p>{nav.claim}</p>
      </div>
      <nav className="site-links" aria-label={nav.links}>
        <ul>
          <li>
            <Link to="/">{nav.home}</Link>
          </li>
          <li>
            <Link to={pathTo('categories')}>{nav.cars}</Link>
          </li>
          {LEGAL_NAMES.map((name) => (
            <li key={name}>
              <a href={pathTo(name)} target="_blank" rel="noopener">
                {legal[name]}
              </a>
            </li>
          ))}
          <li>
            <a href="/builder/">{nav.builder}</a>
          </li>
          <li>
            <a href="/docs/" hrefLang="en">
              {nav.docs}
            </a>
          </li>
        </ul>
      </nav>
      <div slot="end" className="site-end">
        <p>{nav.prices}</p>
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {COMPANY.name}
          {page && entryOf(page.name).isOnPhones && (
            <>
              <span aria-hidden="true">{SEPARATOR}</span>
              <a href="/?site=phone">{nav.phoneSite}</a>
            </>
          )}
        </p>
      </div>
    </storefront-footer>
  );
}
