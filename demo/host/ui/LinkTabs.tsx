import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import './LinkTabs.css';

interface LinkTab {
  /** The value that `current` is compared with. */
  value: string;
  to: To;
  text: string;
  /** How many entries the tab's list has. */
  count?: ReactNode;
}

interface LinkTabsProps {
  /** What the tabs choose, for a screen reader. */
  label: string;
  tabs: readonly LinkTab[];
  /** The value of the tab that is shown. */
  current: string;
  /** Whether a choice stands in for the last one in the history. Default: false. */
  replace?: boolean;
  onChoose?(): void;
}

/** The parts of a page, of which one is shown, each under a URL of its own. On a phone, the row scrolls sideways. */
export function LinkTabs({ label, tabs, current, replace = false, onChoose }: LinkTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(row.current), [current]);
  return (
    <nav aria-label={label}>
      <ul className="link-tabs screen-only" ref={row}>
        {tabs.map(({ value, to, text, count }) => (
          <li key={value}>
            <Link
              to={to}
              state={KEEP_FOCUS}
              preventScrollReset
              replace={replace}
              aria-current={value === current ? 'page' : undefined}
              onClick={() => onChoose?.()}
            >
              {text}
              {count !== undefined && <span className="tab-count"> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a row, which may be wider than the page, so that its current link is in the middle. The page stays. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!row || !current) return;
  const { left, right } = row.getBoundingClientRect();
  row.scrollBy({ left: (current.left + current.right - left - right) / 2 });
}
