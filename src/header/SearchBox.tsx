import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { fill } from '../i18n/text.js';
import type { ShopCategoryReply } from '../state/catalog.js';
import { useCloseOnEscape } from '../ui/escape.js';
import { TextBox } from '../ui/field/TextBox.js';
import { CloseIcon, SearchIcon } from '../ui/icons.js';
import { searchPaste } from '../ui/pasted-text.js';
import { useSubmit } from '../ui/use-submit.js';
import { Departments } from './Departments.js';
import type { HeaderMessages } from './messages.js';
import { suggestionsPart, useSuggestions } from './use-suggestions.js';

interface Props {
  readonly text: HeaderMessages;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly departments: ShopCategoryReply;
  readonly catId: string | null;
  readonly onCatId: (catId: string | null) => void;
  /** Whether to suggest wholesale goods. */
  readonly isWholesale: boolean;
  /** @param from the list that the term was chosen from; omitted if it was typed */
  readonly onSearch: (term: string, from?: 'suggestions' | 'recent') => void;
}

/**
 * The search with its suggestions: an editable combobox as in the ARIA patterns. The arrow keys move through the list
 * while the focus and the typed text stay in the box.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchBox(props: Props): ReactNode {
  const { text, term, onTerm, departments, catId, onCatId, isWholesale, onSearch } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { query, suggestions, isRecent, forget } = useSuggestions(
    isExpanded ? term.trim() : null,
    isWholesale,
  );
  const terms = suggestions.map((suggestion) => suggestion.term);
  const part = suggestionsPart.current();
  const isOpen = isExpanded && terms.length > 0;
  const current = active !== null && active < terms.length ? active : null;

  const expand = (next: boolean) => {
    setExpanded(next);
    setActive(null);
  };
  const open = () => expand(true);
  const close = () => expand(false);
  const search = (query: string, from?: 'suggestions' | 'recent') => {
    close();
    onTerm(query);
    onSearch(query.trim(), from);
  };
  const choose = (query: string) => search(query, isRecent ? 'recent' : 'suggestions');
  const onForget = (removed: string) => {
    forget(removed);
    setActive(null);
    box.current?.focus(); // its row is gone, along with the button that had the focus
  };
  const clear = () => {
    onTerm('');
    open();
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) =>
    suggestionsPart.current()?.takeKey(event, {
      term,
      terms,
      isRecent,
      isOpen,
      active: current,
      open,
      close,
      onActive: setActive,
      onChoose: choose,
      onForget,
      onTerm,
    });

  const submitProps = useSubmit(() => search(box.current?.value ?? term));
  const form = useRef<HTMLFormElement>(null);
  useCloseOnEscape(form, { isOpen, close });

  return (
    <form
      ref={form}
      role="search"
      part="search"
      className="search"
      aria-label={text.searchLandmark}
      {...submitProps}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Departments text={text} list={departments} catId={catId} onCatId={onCatId} />
      <TextBox
        box={box}
        role="combobox"
        part="input"
        className="term"
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
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={current !== null ? `${id}-${current}` : undefined}
        value={term}
        {...searchPaste}
        onType={(typed) => {
          onTerm(typed);
          open();
        }}
        onFill={onTerm}
        onFocus={() => (term ? suggestionsPart.preload() : open())}
        onClick={() => term || open()}
        onKeyDown={onKeyDown}
      />
      {term && (
        <button type="button" part="clear" className="tool clear" aria-label={text.clear} onClick={clear}>
          <CloseIcon />
        </button>
      )}
      <button type="submit" part="button" className="primary go" aria-label={text.search}>
        <SearchIcon />
      </button>
      {isOpen && part && (
        <part.Suggestions
          id={id}
          text={text}
          query={query}
          suggestions={suggestions}
          active={current}
          isRecent={isRecent}
          search={form}
          onChoose={choose}
          onForget={onForget}
        />
      )}
      <div role="status" className="unseen">
        {isOpen && <span key={terms.join()}>{fill(text.found, { count: terms.length })}</span>}
      </div>
    </form>
  );
}
