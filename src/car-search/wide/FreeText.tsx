import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Styles } from '../../element/Frame.js';
import type { Numbers } from '../../i18n/numbers.js';
import { fill } from '../../i18n/text.js';
import type { CarIndexReply } from '../../state/cars.js';
import { useCloseOnEscape } from '../../ui/escape.js';
import { TextBox } from '../../ui/field/TextBox.js';
import { SearchIcon } from '../../ui/icons.js';
import { searchPaste } from '../../ui/pasted-text.js';
import { List } from '../../ui/select/List.js';
import type { ToSrc } from '../../ui/select/Logo.js';
import type { CarSearchMessages } from '../messages.js';
import { ClearButton } from './ClearButton.js';
import css from './FreeText.css';
import type { WideSearchMessages } from './messages.js';
import type { Match } from './parse-car-text.js';
import { useCarMatches } from './use-car-matches.js';
import { useSettle } from './use-settle.js';
import { typedYears, type Years, yearsText } from './years.js';

const sheets = [css];

interface Props {
  readonly text: CarSearchMessages;
  readonly own: WideSearchMessages;
  readonly numbers: Numbers;
  readonly brands: CarIndexReply['banner']['brand'];
  readonly make: string | null;
  readonly model: string | null;
  /** The years wanted. Null if there are none, or if another field shows them. */
  readonly years: Years | null;
  readonly toSrc: ToSrc | undefined;
  /** Called with the shopper's choice. Null `years` mean that the shopper didn't mention any. */
  readonly onChoose: (choice: { make: string | null; model: string | null }, years: Years | null) => void;
  /** Called before a search to turn the typed text into a choice. Returns false if the text is unclear. */
  readonly settle: RefObject<() => boolean>;
}

/**
 * One field for make, model, and year: an editable combobox as in the ARIA patterns. The arrow keys move through the
 * list while the focus and the typed text stay in the box. Enter searches for the row that is marked: the one that was
 * moved to, or the first if it fits better than the others. A click on a row chooses it, and so does leaving the box when
 * the text names exactly one thing. Text that isn't understood gets an error, and nothing is searched for instead.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function FreeText(props: Props): ReactNode {
  const { text, own, numbers, make, model, years, onChoose, settle } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  /** Text that has been typed but not chosen yet; null while the box shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Why typed text that isn't a choice was refused: the shopper left the box, or tried to search. */
  const [refused, setRefused] = useState<'left' | 'searched' | null>(null);
  const query = (typed ?? '').trim();
  const { chosen, parse, matches, unknown, exact, options } = useCarMatches(
    { brands: props.brands, allMakes: text.allMakes, make, model },
    query,
  );
  const label = [chosen, typedYears(years)].filter(Boolean).join(' ');
  const shown = typed ?? label;
  const nothing = fill(own.nothingFound, { term: unknown });
  const problem = !refused || typed === null ? '' : unknown ? nothing : own.chooseOne;
  const above = unknown ? nothing : problem;
  // A choice made elsewhere replaces the typed text.
  useLayoutEffect(() => {
    setTyped(null);
    setRefused(null);
  }, [make, model, years?.from, years?.to]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (match: Match) => {
    close();
    setTyped(null);
    onChoose({ make: match.entry.make, model: match.entry.model }, match.years);
  };
  const onType = (value: string) => {
    setTyped(value);
    setRefused(null);
    setOpen(true);
    const next = value.trim() ? parse(value) : null;
    setActive(next?.isClear ? 0 : -1);
    if (!value.trim() && label) onChoose({ make: null, model: null }, null);
  };
  /** The row that Enter takes, until the search that follows. */
  const entered = useRef<Match | null>(null);
  /** @returns Whether the typed text is now chosen. */
  const take = (occasion: 'left' | 'searched'): boolean => {
    if (typed === null) return true;
    if (exact) choose(exact);
    else if (query) setRefused(occasion);
    else setTyped(null);
    return exact !== null || !query;
  };
  useSettle(settle, () => {
    const match = entered.current;
    entered.current = null;
    if (match) choose(match);
    const isSettled = match !== null || take('searched');
    if (!isSettled) box.current?.focus();
    return isSettled;
  });

  useCloseOnEscape(box, { isOpen, close });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (event.nativeEvent.isComposing) return; // these keys are for picking a character in an IME
    const match = isOpen ? matches[active] : undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      if (altKey) step > 0 ? setOpen(true) : close();
      else {
        setOpen(true);
        // Moves one step around the ring of the rows and the box itself.
        const places = matches.length + 1;
        setActive((((isOpen ? active : -1) + 1 + step + places) % places) - 1);
      }
    } else if (key === 'Enter') {
      // The browser submits the form next. That asks `settle` first.
      entered.current = match ?? null;
      if (match) event.stopPropagation(); // nobody around it keeps the browser from it
      return;
    } else if (key === 'Escape' && isOpen) close();
    else if (key === 'Escape' && shown) onType('');
    else {
      if (key === 'Home' || key === 'End') setActive(-1); // these keys move the caret in the box
      return;
    }
    event.preventDefault();
    event.stopPropagation(); // keeps Escape from also closing a dialog around it
  };

  const since = typed === null && years?.to === null ? yearsText(years, own) : '';
  const descriptions = [problem && `${id}-problem`, since && `${id}-year`];
  return (
    <div className="field" part="free-text">
      <Styles sheets={sheets} />
      <div ref={field} className="combobox editable">
        <label key={own.freeText} id={`${id}-label`} htmlFor={`${id}-box`} className="name">
          {own.freeText}
        </label>
        <SearchIcon />
        <TextBox
          box={box}
          id={`${id}-box`}
          role="combobox"
          part="input"
          className="typed"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          dir="auto"
          placeholder={own.example}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-list-${active}` : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          value={shown}
          {...searchPaste}
          onType={onType}
          onFill={setTyped}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            take('left');
          }}
        />
        {since && (
          <span key={since} id={`${id}-year`} className="since">
            {since}
          </span>
        )}
      </div>
      {shown && (
        <ClearButton
          label={own.clear}
          onClear={() => {
            box.current?.focus();
            onType('');
            close();
          }}
        />
      )}
      {problem && (
        // Hidden after a blur, so that nothing moves: the press that took the focus may be on the button below.
        <p key={problem} id={`${id}-problem`} className={refused === 'searched' ? 'problem' : 'unseen'}>
          {problem}
        </p>
      )}
      <div role="status" className="unseen">
        {isOpen && query && (
          <span key={`${above} ${matches.length}`}>
            {[above, matches.length > 0 && numbers.plural(own.found, matches.length)]
              .filter(Boolean)
              .join('. ')}
          </span>
        )}
        {!isOpen && problem}
      </div>
      {isOpen && (
        <List
          id={`${id}-list`}
          labelledBy={`${id}-label`}
          options={options}
          selected={-1}
          active={active}
          emptyText={unknown ? nothing : text.noData}
          above={
            above &&
            matches.length > 0 && (
              <p key={above} className="above">
                {above}
              </p>
            )
          }
          noteOf={(option) => {
            const matchedYears = matches[options.indexOf(option)]?.years;
            return matchedYears ? yearsText(matchedYears, own) : undefined;
          }}
          toSrc={props.toSrc}
          leastSize={0} // as wide as the field, which has room for a row
          field={field}
          onChoose={(row) => {
            const match = matches[row];
            if (match) choose(match);
          }}
          onLeave={close}
        />
      )}
    </div>
  );
}
