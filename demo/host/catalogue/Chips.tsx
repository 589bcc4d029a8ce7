import { Link } from 'react-router';
import { CloseIcon } from '../art/icons.js';
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
            <CloseIcon size={18} />
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
