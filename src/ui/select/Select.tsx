import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ChevronIcon, CloseIcon } from '../icons.js';
import { lazy, useLazy } from '../lazy.js';
import type { Keyboard } from './keyboard.js';
import { Logo, type NoteOf, type SelectOption, type ToSrc } from './Logo.js';

/** The list, its keyboard and the looks of both: they come once the field has been painted, before it is pressed. */
const listPart = lazy(() => import('./List.js'));

export interface SelectProps {
  /** The name of the field, seen and read. */
  readonly label: string;
  /** The first option with the value null is the placeholder; without any option the list says `emptyText`. */
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly placeholder: string;
  readonly emptyText: string;
  /** The name of the box above a long list that takes what is typed. */
  readonly filterLabel: string;
  /** Why nothing can be chosen yet; the field then stays focusable, and tells it as its tooltip. */
  readonly disabledHint?: string | false;
  /** The name of the button that empties the field; without it there is none. */
  readonly clearLabel?: string;
  /** The name under which the field can be styled from the page. */
  readonly part: string;
  readonly toSrc?: ToSrc;
  readonly noteOf?: NoteOf | undefined;
  readonly onChange: (value: string | null) => void;
}

/**
 * A select-only combobox after the ARIA pattern: the focus stays in the field, the list is in the top layer, letters
 * narrow it, Tab takes the active option, Escape leaves things as they were.
 *
 * Page translators put other text nodes in the place of ours: a text that changes is the key of its element, so that
 * the new one comes in an element that no translator has touched.
 */
export function Select(props: SelectProps): ReactNode {
  const { label, options, value, placeholder, disabledHint, clearLabel, part: name, toSrc, onChange } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const keyboard = useRef<Keyboard>(undefined);
  /** Keys that were pressed before there was a keyboard. */
  const early = useRef<KeyboardEvent[]>([]);
  const [active, setActive] = useState<number | null>(null);
  const [isHintGone, setHintGone] = useState(false);
  const [isIntended, setIntended] = useState(() => listPart.current() !== undefined);
  const loaded = useLazy(listPart, isIntended); // a failure is told in the console; the next intent tries again
  const part = loaded.module;
  // The looks of the list come with its code: given to the field before it is pressed, they hold nothing up then.
  useEffect(() => {
    listPart.load().then(
      ({ adopt }) => field.current && adopt(field.current),
      () => {}, // the next intent tries again
    );
  }, []);

  const [typed, setTyped] = useState('');
  const shownOptions = useMemo(
    () => (part && typed ? part.narrow(options, typed) : options),
    [part, options, typed],
  );
  const selected = shownOptions.findIndex((option) => option.value === value);
  const chosen = value === null ? undefined : options.find((option) => option.value === value);
  const shown = chosen?.label ?? placeholder;
  const isOpen = active !== null && !disabledHint;
  const current = active ?? Math.max(selected, 0);
  const onType = (text: string) => {
    keyboard.current?.setTyped(text);
    setTyped(text);
  };
  const close = () => {
    setActive(null);
    onType('');
  };

  // In another list of options the open one's position has no meaning. The list itself stays open: whoever opened it
  // while the options were on their way wants to see them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is of the options before
  useLayoutEffect(() => {
    setActive((open) => open && 0);
    onType('');
  }, [options]);

  const [turn, setTurn] = useState(0);

  const prepare = () => {
    setIntended(true);
    if (loaded.status === 'failed') loaded.retry();
  };

  const leaveList = () => {
    if (isOpen) field.current?.focus();
    close();
  };
  /** The focus may go between the field and the box above its list. */
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const next = relatedTarget instanceof Node && field.current?.parentElement?.contains(relatedTarget);
    const isBox = next && relatedTarget instanceof HTMLInputElement;
    if (isBox || (relatedTarget === field.current && currentTarget !== field.current)) return;
    close();
    setHintGone(false);
  };

  const onChoose = (index: number) => {
    field.current?.focus(); // it may be in the box above the list
    close();
    const option = shownOptions[index];
    if (option && option.value !== value) onChange(option.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (part) {
      keyboard.current ??= part.createKeyboard();
      const hideHint = !isHintGone && !!disabledHint && (() => setHintGone(true));
      keyboard.current.press(event, {
        options,
        isOpen,
        current,
        isInBox: event.target instanceof HTMLInputElement,
        hideHint,
        goTo: (index) => (index === null ? leaveList() : setActive(index)),
        onType: setTyped,
        onChoose,
      });
      return;
    }
    prepare();
    if (event.ctrlKey || event.metaKey || /^(Tab|Escape|F\d)/.test(event.key)) return;
    event.preventDefault(); // or the page would scroll
    early.current.push(event);
  };
  // One at a time: each meets what the one before has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler of this very drawing is wanted, no other
  useLayoutEffect(() => {
    if (field.current) part?.adopt(field.current);
    const event = part && early.current.shift();
    if (!event) return;
    onKeyDown(event);
    setTurn(turn + 1);
  }, [part, turn]);

  return (
    <div className={disabledHint ? 'field disabled' : 'field'} part={name}>
      <div
        ref={field}
        role="combobox"
        tabIndex={0}
        className="combobox"
        aria-labelledby={`${id}-label`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && shownOptions.length ? `${id}-list-${active}` : undefined}
        aria-disabled={disabledHint ? true : undefined}
        aria-describedby={disabledHint ? `${id}-hint` : undefined}
        onKeyDown={onKeyDown}
        onClick={() => {
          field.current?.focus(); // a click that a screen reader makes moves no focus
          prepare(); // in a window without the focus, the field is told of none
          setActive(isOpen ? null : current);
        }}
        onMouseEnter={prepare}
        onFocus={prepare}
        onBlur={onBlur}
      >
        <span key={label} id={`${id}-label`} className="name" aria-hidden="true">
          {label}
        </span>
        {chosen && <Logo option={chosen} toSrc={toSrc} />}
        <span key={`=${shown}`} className={chosen ? 'value' : 'value placeholder'}>
          <bdi>{shown}</bdi>
        </span>
        <ChevronIcon />
      </div>
      {clearLabel && chosen && (
        <button
          type="button"
          className="clear"
          aria-label={clearLabel}
          onClick={() => {
            field.current?.focus();
            onChange(null);
          }}
        >
          <CloseIcon />
        </button>
      )}
      {disabledHint && (
        <div
          key={disabledHint}
          id={`${id}-hint`}
          role="tooltip"
          className="hint"
          hidden={isHintGone || !part}
        >
          {disabledHint}
        </div>
      )}
      {isOpen && part && (
        <part.List
          {...props}
          options={shownOptions}
          above={
            (typed || options.length > 8) && (
              <part.FilterBox
                label={props.filterLabel}
                listId={`${id}-list`}
                active={shownOptions.length > 0 ? `${id}-list-${current}` : undefined}
                typed={typed}
                onType={(text) => {
                  onType(text);
                  setActive(0);
                }}
                onKeyDown={onKeyDown}
                onBlur={onBlur}
              />
            )
          }
          id={`${id}-list`}
          labelledBy={`${id}-label`}
          selected={selected}
          active={current}
          field={field}
          onChoose={onChoose}
          onLeave={close}
        />
      )}
    </div>
  );
}
