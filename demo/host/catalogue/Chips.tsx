import { Link } from 'react-router';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import type { Chip } from './facets.js';
import { useCatalogueTexts } from './messages/load.js';

/** The active filters, each with the way to take it away. */
export function Chips({ chips, clear }: { chips: readonly Chip[]; clear: string }) {
  const texts = useCatalogueTexts();
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={texts.active}>
      {chips.map(({ key, name, to }) => (
        <li key={key}>
          <Link
            to={to}
            className="chip"
            state={KEEP_FOCUS}
            preventScrollReset
            aria-label={texts.remove.replace('{name}', () => name)}
          >
            <bdi>{name}</bdi>
            <svg
              viewBox="0 0 16 16"
              width="14"
              height="14"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={clear} className="chip-clear" state={KEEP_FOCUS} preventScrollReset>
            {texts.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
