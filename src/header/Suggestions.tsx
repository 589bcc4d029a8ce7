import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Styles } from '../element/Frame.js';
import { useWidget } from '../element/widget-context.js';
import { numbersOf } from '../i18n/numbers.js';
import { fill } from '../i18n/text.js';
import { safeImageUrl } from '../page/safe-url.js';
import type { Suggestion } from '../state/search.js';
import { useStore } from '../state/use-store.js';
import { CloseIcon, SearchIcon } from '../ui/icons.js';
import { Marked } from '../ui/Marked.js';
import { Picture } from '../ui/Picture.js';
import popover from '../ui/popup/Popup.css';
import { type Placing, showPopup } from '../ui/popup/place.js';
import { type Marks, plain, plainWithPlaces } from '../ui/select/plain.js';
import type { HeaderMessages } from './messages.js';
import css from './Suggestions.css';

const sheets = [popover, css];

/** As wide as the search. */
const placing: Placing = { leastWidth: 0, edge: 'start', tallest: 480 };

export { forgetTerm, suggest } from '../state/search.js';
export { takeKey } from './suggestion-keys.js';

interface Props {
  /** The prefix for ids: `-list` is added for the list, and the row's number for a row. */
  readonly id: string;
  readonly text: HeaderMessages;
  /** The typed text that the suggestions were requested for. */
  readonly query: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number | null;
  readonly isRecent: boolean;
  /** The search that the list belongs to. */
  readonly search: RefObject<HTMLElement | null>;
  readonly onChoose: (term: string) => void;
  readonly onForget: (term: string) => void;
}

/** The open list under the search box. It loads with everything it needs when a shopper is about to search. */
export function Suggestions(props: Props): ReactNode {
  const { id, text, query, suggestions, active, isRecent, search, onChoose, onForget } = props;
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (search.current && popup.current) return showPopup(search.current, popup.current, placing);
  }, [search]);
  useLayoutEffect(() => {
    popup.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const title = isRecent ? text.recent : text.suggestions;
  return (
    <div ref={popup} className="popover suggestions" popover="manual">
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
          // Keeps the focus in the box.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map(({ term, ...about }, index) => (
            <div
              key={term}
              id={`${id}-${index}`}
              part="option"
              role="option"
              className={index === active ? 'row active' : 'row'}
              aria-selected={index === active}
              onClick={() => onChoose(term)}
            >
              <Thumbnail src={about.picture} />
              <span className="offered" dir="auto">
                <Marked text={term} marks={suggestionMarks(term, query)} />
              </span>
              <About text={text} {...about} />
            </div>
          ))}
        </div>
        {/* Next to the list, because a row of a listbox can't contain a button. */}
        {isRecent && (
          <div className="forgets">
            {suggestions.map(({ term }) => (
              <button
                key={term}
                type="button"
                className="tool clear"
                aria-label={fill(text.forget, { term })}
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

/** A picture of the suggestion, or a magnifying glass if there is none. */
function Thumbnail({ src }: { readonly src: string | null }) {
  const api = useStore((state) => state.bigdata.config.api);
  return (
    <span className="thumbnail">
      <Picture src={safeImageUrl(src, api)}>
        <SearchIcon />
      </Picture>
    </span>
  );
}

/** The suggestion's kind and price. Most are products, which goes without saying. */
function About({
  text,
  kind,
  price,
}: { readonly text: HeaderMessages } & Omit<Suggestion, 'term' | 'picture'>) {
  const { lang } = useWidget();
  if ((!kind || kind === 'goods') && price === null) return null;
  const amount = price === null ? '' : numbersOf(lang).price(price);
  const isLeast = kind === 'make' || kind === 'model';
  return (
    <small className="about">
      {kind && kind !== 'goods' && <span>{text.kinds[kind]}</span>}
      {amount && <span>{isLeast ? fill(text.from, { price: amount }) : amount}</span>}
    </small>
  );
}

/**
 * Returns the parts of a suggestion that match the typed text: beginnings of its words that equal a typed word,
 * whatever the order, case, and diacritics. The longest matching typed word counts.
 */
export function suggestionMarks(term: string, typed: string): Marks {
  const typedWords = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const { text, places } = plainWithPlaces(term);
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const length = Math.max(
      0,
      ...typedWords.filter((each) => word.startsWith(each)).map((each) => each.length),
    );
    const [from, to] = [places[index], places[index + length]];
    return length && from !== undefined && to !== undefined ? [[from, to] as const] : [];
  });
}
