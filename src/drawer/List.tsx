import { type ReactNode, useContext, useState } from 'react';
import { ChevronIcon } from '../ui/icons.js';
import { DrawerMessagesContext } from './messages.js';

/** Lists with more entries than this are collapsed (spec section 9). */
const limit = 5;

/** A row: a link, or a button that opens the second level. */
export type Entry =
  | { readonly key: string; readonly node: ReactNode }
  | { readonly key: string; readonly label: string; readonly onOpen: () => void };

interface Props {
  readonly entries: readonly Entry[];
  /** An entry above the others that doesn't count toward the limit. */
  readonly first?: ReactNode;
}

/** A list of entries. Only the first five are shown until the shopper asks for all. */
export function List({ entries, first }: Props): ReactNode {
  const text = useContext(DrawerMessagesContext);
  const [isWhole, setWhole] = useState(false);
  const toggle = isWhole ? text.seeLess : text.seeAll;
  return (
    <div part="section" className="section">
      <ul>
        {first && <li>{first}</li>}
        {(isWhole ? entries : entries.slice(0, limit)).map((entry) => (
          <li key={entry.key}>
            {'node' in entry ? (
              entry.node
            ) : (
              <button
                type="button"
                part="entry"
                className="entry"
                data-entry={entry.key}
                onClick={entry.onOpen}
              >
                <span key={entry.label} dir="auto">
                  {entry.label}
                </span>
                <ChevronIcon />
              </button>
            )}
          </li>
        ))}
      </ul>
      {entries.length > limit && (
        <button
          type="button"
          part="toggle"
          className="entry toggle"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          <span key={toggle}>{toggle}</span>
          <ChevronIcon />
        </button>
      )}
    </div>
  );
}
