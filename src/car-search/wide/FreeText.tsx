import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Styles } from '../../element/Styles.js';
import type { Numbers } from '../../i18n/numbers.js';
import type { CarIndexReply } from '../../state/cars.js';
import { CloseIcon, SearchIcon } from '../../ui/icons.js';
import { List } from '../../ui/select/List.js';
import type { ToSrc } from '../../ui/select/Logo.js';
import type { CarSearchMessages } from '../messages.js';
import css from './free-text.css';
import type { WideSearchMessages } from './messages.js';
import type { Match } from './understand.js';
import { useMeaning } from './use-meaning.js';

const sheets = [css];

interface Props {
  readonly text: CarSearchMessages;
  readonly own: WideSearchMessages;
  readonly numbers: Numbers;
  readonly brands: CarIndexReply['banner']['brand'];
  readonly make: string | null;
  readonly model: string | null;
  /** The oldest year that is wanted; null also where it stands in a field of its own. */
  readonly year: number | null;
  readonly toSrc: ToSrc | undefined;
  /** Told what the shopper wants; a year that is null was not spoken of. */
  readonly onChoose: (choice: { make: string | null; model: string | null }, year: number | null) => void;
  /** Makes sure before a search that what is typed is what is chosen; false where that is not to be known. */
  readonly settle: RefObject<() => boolean>;
}

/**
 * One field for make, model and year: the editable combobox of the ARIA patterns, with a list that the arrows walk
 * through while the focus and the typed text stay in the box. What is typed is chosen from the list, by Enter or by
 * leaving the box where it names one thing; what is not understood is said, and nothing is searched for in its place.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function FreeText(props: Props): ReactNode {
  const { text, own, numbers, make, model, year, onChoose, settle } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  /** What is typed and not chosen yet; null while the box tells what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Whether something is typed and nothing chosen: the box was left so, or the shopper wanted to search. */
  const [refused, setRefused] = useState<'left' | 'asked' | null>(null);

  const wanted = (typed ?? '').trim();
  const { chosen, mean, matches, unknown, meant, options } = useMeaning(
    { brands: props.brands, allMakes: text.allMakes, make, model },
    wanted,
  );
  const label = [chosen, year].filter(Boolean).join(' ');
  const shown = typed ?? label;
  const nothing = own.nothingFound.replace('%', () => unknown);
  const problem = !refused || typed === null ? '' : unknown ? nothing : own.chooseOne;

  // What is chosen elsewhere takes the place of what was typed.
  useLayoutEffect(() => {
    setTyped(null);
    setRefused(null);
  }, [make, model, year]);

  const sinceOf = (from: number | null) => (from === null ? '' : own.yearFrom.replace('%', String(from)));
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (match: Match) => {
    close();
    setTyped(null);
    onChoose({ make: match.entry.make, model: match.entry.model }, match.year);
  };
  const onType = (value: string) => {
    setTyped(value);
    setRefused(null);
    setOpen(true);
    const next = value.trim() ? mean(value) : null;
    // The likeliest is what Enter takes, unless a part of the text means nothing.
    setActive(next && next.matches.length > 0 && !next.unknown ? 0 : -1);
    if (!value.trim() && label) onChoose({ make: null, model: null }, null);
  };
  /** @returns whether what is typed is chosen. */
  const take = (occasion: 'left' | 'asked'): boolean => {
    if (typed === null) return true;
    if (meant) choose(meant);
    else if (wanted) setRefused(occasion);
    else setTyped(null);
    return meant !== null || !wanted;
  };
  const latest = useRef((): boolean => true);
  latest.current = () => {
    const isSettled = take('asked');
    if (!isSettled) box.current?.focus();
    return isSettled;
  };
  useLayoutEffect(() => {
    settle.current = () => latest.current();
    return () => {
      settle.current = () => true;
    };
  }, [settle]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (event.nativeEvent.isComposing) return; // these keys are for the choice of a character
    const match = isOpen ? matches[active] : undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      if (altKey) step > 0 ? setOpen(true) : close();
      else {
        setOpen(true);
        // One further in the circle of the rows and the box itself.
        const places = matches.length + 1;
        setActive((((isOpen ? active : -1) + 1 + step + places) % places) - 1);
      }
    } else if (key === 'Enter' && match) choose(match);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'Escape' && shown) onType('');
    else {
      if (key === 'Home' || key === 'End') setActive(-1); // in the box they move the caret
      return;
    }
    event.preventDefault();
    event.stopPropagation(); // Escape closes no dialog around it
  };

  const told = [problem && `${id}-problem`, typed === null && year !== null && `${id}-year`];
  return (
    <div className="field" part="free-text">
      <Styles sheets={sheets} />
      <div ref={field} className="combobox box">
        <label key={own.freeText} id={`${id}-label`} htmlFor={`${id}-box`} className="name">
          {own.freeText}
        </label>
        <SearchIcon />
        <input
          ref={box}
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
          aria-describedby={told.filter(Boolean).join(' ') || undefined}
          value={shown}
          onInput={(event) => onType(event.currentTarget.value)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            take('left');
          }}
        />
        {typed === null && year !== null && (
          <span key={year} id={`${id}-year`} className="since">
            {sinceOf(year)}
          </span>
        )}
      </div>
      {shown && (
        <button
          type="button"
          className="clear"
          aria-label={own.clear}
          onMouseDown={
            (event) => event.preventDefault() /* what is typed is not taken before it is cleared */
          }
          onClick={() => {
            box.current?.focus();
            onType('');
            close();
          }}
        >
          <CloseIcon />
        </button>
      )}
      {problem && (
        // Leaving moves nothing: the press that took the focus may be on the button below.
        <p key={problem} id={`${id}-problem`} className={refused === 'asked' ? 'problem' : 'unseen'}>
          {problem}
        </p>
      )}
      <div role="status" className="unseen">
        {isOpen && wanted && (
          <span key={`${unknown} ${matches.length}`}>
            {[unknown && nothing, matches.length > 0 && numbers.plural(own.found, matches.length)]
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
            unknown && matches.length > 0 ? (
              <p key={nothing} className="above">
                {nothing}
              </p>
            ) : undefined
          }
          noteOf={(option) => sinceOf(matches[options.indexOf(option)]?.year ?? null)}
          toSrc={props.toSrc}
          leastSize={352}
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
