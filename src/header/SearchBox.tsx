import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { HeaderMessages } from '../messages/header/messages.js';
import type { ShopCategoryReply } from '../store/navigation.js';
import { CloseIcon, SearchIcon } from '../ui/icons.js';
import type { FrameState } from '../widget/use-frame.js';
import { Departments } from './Departments.js';
import { useSuggestions } from './use-suggestions.js';

interface Props {
  readonly text: HeaderMessages;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly departments: ShopCategoryReply;
  readonly catId: string | null;
  readonly onCatId: (catId: string | null) => void;
  /** Whether suggestions are of wholesale goods. */
  readonly isWholesale: boolean;
  readonly onSearch: (term: string) => void;
  readonly tell: FrameState['tell'];
}

/**
 * The search with its suggestions: the editable combobox of the ARIA patterns, with a list that the arrows walk
 * through while the focus and the typed text stay in the box.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchBox(props: Props): ReactNode {
  const { text, term, onTerm, departments, catId, onCatId, isWholesale, onSearch, tell } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { terms, isRecent, List, forget } = useSuggestions(isAsked ? term.trim() : null, isWholesale, tell);
  const isOpen = isAsked && terms.length > 0;
  const current = active !== null && active < terms.length ? active : null;

  const ask = () => {
    setAsked(true);
    setActive(null);
  };
  const close = () => {
    setAsked(false);
    setActive(null);
  };
  const search = (wanted: string) => {
    close();
    onTerm(wanted);
    onSearch(wanted.trim());
  };
  const onForget = (gone: string) => {
    forget(gone);
    setActive(null);
    box.current?.focus(); // its row is gone, and with it the button that had the focus
  };
  const clear = () => {
    onTerm('');
    ask();
    box.current?.focus();
  };
  /** One further in the circle of the rows and the box itself. */
  const walk = (step: 1 | -1) => {
    const places = terms.length + 1;
    const next = ((current ?? terms.length) + step + places) % places;
    setActive(next === terms.length ? null : next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const chosen = current === null ? undefined : terms[current];
    if (event.nativeEvent.isComposing) return; // these keys are for the choice of a character
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isOpen && !event.altKey) walk(key === 'ArrowDown' ? 1 : -1);
      else if (key === 'ArrowDown') ask();
      else close();
    } else if (key === 'Enter' && isOpen && chosen !== undefined) search(chosen);
    else if (key === 'Delete' && isRecent && chosen !== undefined) onForget(chosen);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'Escape' && term) onTerm('');
    else {
      if (key === 'Home' || key === 'End') setActive(null); // in the box they move the caret
      return;
    }
    event.preventDefault();
    event.stopPropagation(); // Escape closes no dialog around it
  };

  return (
    <form
      role="search"
      part="search"
      className="search"
      aria-label={text.searchLandmark}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        search(term);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Departments text={text} list={departments} catId={catId} onCatId={onCatId} />
      <input
        ref={box}
        role="combobox"
        className="term"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        dir="auto"
        placeholder={text.searchProducts}
        aria-label={text.searchProducts}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && current !== null ? `${id}-${current}` : undefined}
        value={term}
        onInput={(event) => {
          onTerm(event.currentTarget.value);
          ask();
        }}
        onFocus={() => term || ask()}
        onClick={() => term || ask()}
        onKeyDown={onKeyDown}
      />
      {term && (
        <button type="button" className="clear" aria-label={text.clear} onClick={clear}>
          <CloseIcon />
        </button>
      )}
      <button type="submit" className="primary go" aria-label={text.search}>
        <SearchIcon />
      </button>
      {isOpen && List && (
        <List
          id={id}
          text={text}
          terms={terms}
          active={current}
          isRecent={isRecent}
          onChoose={search}
          onForget={onForget}
        />
      )}
      <div role="status" className="unseen">
        {isOpen && <span key={terms.join()}>{text.found.replace('%', String(terms.length))}</span>}
      </div>
    </form>
  );
}
