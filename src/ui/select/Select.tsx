import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useCloseOnEscape } from '../escape.js';
import { ChevronIcon, CloseIcon } from '../icons.js';
import { lazy, useLazy } from '../lazy.js';
import { usePartialState } from '../use-partial-state.js';
import { Logo, type NoteOf, type SelectOption, type ToSrc } from './Logo.js';
import { type Input, listState, placeOf } from './list-state.js';

/** The list, its keyboard handling and its styles. Loads once the field has been painted, before it's pressed. */
const listPart = lazy(() => import('./List.js'));
type ListPart = typeof import('./List.js');

export interface SelectProps {
  /** The field's visible label and accessible name. */
  readonly label: string;
  /** The option with the value null clears the choice. Without any options, the list shows `emptyText`. */
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly placeholder: string;
  readonly emptyText: string;
  /** The accessible name of the filter box above a long list. */
  readonly filterLabel: string;
  /** Why nothing can be chosen yet. The field then stays focusable and shows this as its tooltip. */
  readonly disabledHint?: string | false;
  /** The accessible name of the Clear button. Without it, there is no such button. */
  readonly clearLabel?: string;
  /** The part name for styling the field from the page. */
  readonly part: string;
  readonly toSrc?: ToSrc;
  readonly noteOf?: NoteOf | undefined;
  readonly onChange: (value: string | null) => void;
}

/**
 * A select-only combobox that follows the ARIA pattern. The focus stays in the field, and the list is in the top layer.
 * Typing filters it, Tab takes the active option, and Escape leaves everything as it was. Page translators replace our text nodes with their own. So text that changes is the key of its element: new text gets
 * a new element, which no translator has touched.
 */
export function Select(props: SelectProps): ReactNode {
  const { label, options, value, placeholder, disabledHint, clearLabel, part: name, toSrc, onChange } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const input = useRef<Input>({ early: [] });
  const [state, change] = usePartialState(() => listState(listPart.current() !== undefined));
  const { active, typed, isHintGone, isIntended, turn } = state;
  const loaded = useLazy(listPart, isIntended); // a failure is logged in the console; the next intent tries again
  const part = loaded.module;
  // The list's styles load with its code. Adopting them before the field is pressed avoids a delay then.
  useEffect(() => {
    const adoptIn = ({ adopt }: ListPart) => field.current && adopt(field.current);
    listPart.load().then(adoptIn, () => {}); // the next intent tries again
  }, []);

  const shownOptions = useMemo(
    () => (part && typed ? part.narrow(options, typed) : options),
    [part, options, typed],
  );
  const selected = placeOf(value, shownOptions);
  const chosen = value !== null && options[shownOptions === options ? selected : placeOf(value, options)];
  const shown = chosen ? chosen.label : placeholder;
  const isOpen = active !== null && !disabledHint;
  const current = active ?? Math.max(selected, 0);
  const onType = (text: string) => {
    input.current.keyboard?.setTyped(text);
    change({ typed: text });
  };
  const close = () => {
    change({ active: null });
    onType('');
  };

  // With new options, the active position has no meaning. The list itself stays open: a shopper who opened it while the
  // options were loading wants to see them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is of the options before
  useLayoutEffect(() => {
    change({ active: active && 0 });
    onType('');
  }, [options]);

  const prepare = () => {
    change({ isIntended: true });
    if (loaded.status === 'failed') loaded.retry();
  };

  const toggle = () => {
    prepare(); // in an unfocused window, there is no focus event
    change({ active: isOpen ? null : current });
  };
  /** Like a native select, the list opens on the press. A tap's press comes with its click, so a swipe opens nothing. */
  const onMouseDown = ({ button, ctrlKey }: MouseEvent) => {
    if (button !== 0 || ctrlKey /* the context menu on a Mac */) return;
    input.current.isPressed = true;
    toggle();
  };
  const onClick = () => {
    field.current?.focus(); // a screen reader's click doesn't move the focus, and has no press
    if (!input.current.isPressed) toggle();
    input.current.isPressed = false;
  };

  const leaveList = () => {
    if (isOpen) field.current?.focus();
    close();
  };
  useCloseOnEscape(whole, { isOpen: isOpen && part !== null, close: leaveList });
  /** Closes the list, unless the focus only moves between the field and the box above its list. */
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const next = relatedTarget instanceof Node && field.current?.parentElement?.contains(relatedTarget);
    const isBox = next && relatedTarget instanceof HTMLInputElement;
    if (isBox || (relatedTarget === field.current && currentTarget !== field.current)) return;
    input.current.isPressed = false; // a press that ended elsewhere has no click
    close();
    change({ isHintGone: false });
  };

  const onChoose = (index: number) => {
    field.current?.focus(); // it may be in the box above the list
    close();
    const option = shownOptions[index];
    if (option && option.value !== value) onChange(option.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (part) {
      input.current.keyboard ??= part.createKeyboard();
      const hideHint = !isHintGone && !!disabledHint && (() => change({ isHintGone: true }));
      input.current.keyboard.press(event, {
        options,
        isOpen,
        current,
        isInBox: event.target instanceof HTMLInputElement,
        hideHint,
        goTo: (index) => (index === null ? leaveList() : change({ active: index })),
        onType: (text) => change({ typed: text }),
        onChoose,
      });
      return;
    }
    prepare();
    if (event.ctrlKey || event.metaKey || /^(Tab|Escape|F\d)/.test(event.key)) return;
    event.preventDefault(); // or the page would scroll
    input.current.early.push(event);
  };
  // One key per render, so that each sees the changes of the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler of this very drawing is wanted, no other
  useLayoutEffect(() => {
    if (field.current) part?.adopt(field.current);
    const event = part && input.current.early.shift();
    if (!event) return;
    onKeyDown(event);
    change({ turn: turn + 1 });
  }, [part, turn]);

  return (
    <div ref={whole} className={disabledHint ? 'field disabled' : 'field'} part={name}>
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
        onMouseDown={onMouseDown}
        onClick={onClick}
        onMouseEnter={disabledHint ? prepare : listPart.preload}
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
                  change({ active: 0 });
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
