import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import SignOutIcon from '../../assets/icons/account/sign-out.svg?react';
import ChevronIcon from '../../assets/icons/chevron.svg?react';
import { pathTo } from '../../shared/pages.js';
import { useI18n } from '../messages/i18n.js';
import { Initials, usePictureColor } from '../profile/Initials.js';
import { signOut } from '../session/signOut.js';
import { useShopper } from '../session/useStorefront.js';
import { accountTexts } from '../texts.js';
import { PageIcon } from './pageIcons.js';
import { accountPageAt, GROUPS, MEMBERS_ONLY, type Page } from './pages.js';

/** The menu of all account pages, shown beside the page. On a narrow screen, a button opens it. */
export function AccountMenu() {
  const texts = accountTexts.useTextsOnceLoaded();
  const { texts: site } = useI18n();
  const name = useShopper();
  const color = usePictureColor();
  const { pathname } = useLocation();
  const here = accountPageAt(pathname);
  // The path on which the menu was opened. Navigating to another page closes it.
  const [openedOn, setOpenedOn] = useState<string>();
  const isOpen = openedOn === pathname;
  if (!texts) return <div className="card account-menu skeleton screen-only" aria-hidden="true" />;
  const isOffered = (page: Page) => name !== null || !MEMBERS_ONLY.includes(page);
  const groups = GROUPS.map((group) => (
    <div key={group.pages[0]} className="account-menu-group">
      {group.name && <p id={`account-group-${group.name}`}>{texts.groups[group.name]}</p>}
      <ul {...(group.name && { 'aria-labelledby': `account-group-${group.name}` })}>
        {group.pages.filter(isOffered).map((page) => (
          <li key={page}>
            <Link
              to={pathTo(page)}
              // A separate app, so it needs a full page load.
              reloadDocument={page === 'factoryMember'}
              aria-current={page === here ? 'page' : undefined}
            >
              <PageIcon page={page} />
              {texts.pages[page]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
  return (
    <nav className="card account-menu screen-only" aria-label={texts.menu}>
      <button
        type="button"
        className="account-menu-opener"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setOpenedOn(isOpen ? undefined : pathname)}
      >
        {here && <PageIcon page={here} />}
        {texts.menu}
        <ChevronIcon />
      </button>
      <div id="account-menu" className="account-menu-list" data-open={isOpen}>
        {name !== null && (
          <p className="account-menu-shopper">
            <Initials name={name} color={color} />
            <span>
              {texts.hello} <bdi>{name}</bdi>
            </span>
          </p>
        )}
        {groups}
        {name !== null && (
          <div className="account-menu-group">
            <button type="button" onClick={() => void signOut()}>
              <SignOutIcon />
              {site.shopper.signOut}
            </button>
          </div>
        )}
      </div>
    </nav>
  );
}
