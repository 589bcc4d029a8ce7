import { Link } from 'react-router';
import { useSpeech } from '../messages/context.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { LAYOUTS, type Layout } from './layout.js';

/** Changes between the looks of the home page. */
export function LayoutSwitch({ layout }: { layout: Layout }) {
  const { home } = useSpeech().texts;
  return (
    <nav className="layout-switch" aria-label={home.layout}>
      <ul>
        {LAYOUTS.map((each) => (
          <li key={each}>
            <Link
              to={`/?layout=${each}`}
              replace
              preventScrollReset
              state={KEEP_FOCUS}
              aria-current={each === layout ? 'true' : undefined}
            >
              {home.layouts[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
