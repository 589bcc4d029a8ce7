import { Link } from 'react-router';
import { LEGAL_PATHS, legalNames } from '../legal/paths.js';
import { useSpeech } from '../messages/context.js';
import { Logo } from './Logo.js';

/** The end of every page. */
export function Footer() {
  const { nav, legal } = useSpeech().texts;
  return (
    <footer className="site-footer">
      <div className="page-width site-footer-row">
        <div className="site-footer-claim">
          <Logo />
          <p>{nav.claim}</p>
        </div>
        <nav aria-label={nav.footer}>
          <ul>
            <li>
              <Link to="/">{nav.home}</Link>
            </li>
            <li>
              <Link to="/categories">{nav.cars}</Link>
            </li>
            <li>
              <a href="/m/">{nav.phoneSite}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={nav.legal}>
          <ul>
            {legalNames.map((name) => (
              <li key={name}>
                <a href={LEGAL_PATHS[name][0]} target="_blank" rel="noopener">
                  {legal[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page-width site-footer-small">
        <p>
          © {new Date().getFullYear()} {nav.rights}
        </p>
        <p>{nav.prices}</p>
      </div>
    </footer>
  );
}
