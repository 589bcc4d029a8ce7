import type { ReactNode } from 'react';
import { Styles } from '../element/Styles.js';
import { CloseIcon, SearchIcon } from '../ui/icons.js';
import type { HeaderMessages } from './messages.js';
import css from './suggestions.css';

const sheets = [css];

export { forgetTerm, suggest } from '../state/search.js';
export { takeKey } from './suggestion-keys.js';

interface Props {
  /** The list's id is this with `-list`, a row's with its number. */
  readonly id: string;
  readonly text: HeaderMessages;
  readonly terms: readonly string[];
  readonly active: number | null;
  readonly isRecent: boolean;
  readonly onChoose: (term: string) => void;
  readonly onForget: (term: string) => void;
}

/** The open list under the search box. It comes with all that it is made of when somebody is about to search. */
export function Suggestions(props: Props): ReactNode {
  const { id, text, terms, active, isRecent, onChoose, onForget } = props;
  const title = isRecent ? text.recent : text.suggestions;
  return (
    <div className="suggestions">
      <Styles sheets={sheets} />
      {isRecent && (
        <p part="list-title" className="title">
          {title}
        </p>
      )}
      <div className="rows">
        <div
          id={`${id}-list`}
          part="list"
          role="listbox"
          aria-label={title}
          // The focus stays in the box.
          onMouseDown={(event) => event.preventDefault()}
        >
          {terms.map((term, index) => (
            <div
              key={term}
              id={`${id}-${index}`}
              part="option"
              role="option"
              className={index === active ? 'row active' : 'row'}
              aria-selected={index === active}
              onClick={() => onChoose(term)}
            >
              <SearchIcon />
              <span dir="auto">{term}</span>
            </div>
          ))}
        </div>
        {/* Beside the list: a row of a listbox may hold no button. */}
        {isRecent && (
          <div className="forgets">
            {terms.map((term) => (
              <button
                key={term}
                type="button"
                className="tool clear"
                aria-label={text.forget.replace('%', () => term)}
                onClick={() => onForget(term)}
              >
                <CloseIcon />
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
