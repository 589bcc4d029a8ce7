import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { adoptStyles } from '../adopt-styles.js';
import { icon } from '../icons.js';
import { Marked } from '../Marked.js';
import popover from '../popup/Popup.css';
import { showPopup } from '../popup/place.js';
import { whenIdle } from '../scheduling.js';
import styles from './List.css';
import { Logo, type NoteOf, type SelectOption, type ToSrc } from './Logo.js';
import { prepareNarrowing } from './narrow.js';

export { FilterBox } from './FilterBox.js';
export { createKeyboard } from './keyboard.js';
export { narrow } from './narrow.js';

const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');

interface Props {
  readonly id: string;
  readonly labelledBy: string;
  readonly options: readonly SelectOption[];
  readonly selected: number;
  readonly active: number;
  /** Shown when there is nothing to choose. */
  readonly emptyText: string;
  /** The content above the rows, which doesn't scroll with them. */
  readonly above?: ReactNode;
  /** Returns the note at the end of an option's row, such as a count. */
  readonly noteOf?: NoteOf | undefined;
  readonly toSrc?: ToSrc | undefined;
  /** The minimum width in px, if the window is that wide. The default fits most names. */
  readonly leastSize?: number;
  readonly field: RefObject<HTMLElement | null>;
  readonly onChoose: (index: number) => void;
  /** Called on a press outside. Focus events aren't enough: tapping an empty area may not move the focus. */
  readonly onLeave: () => void;
}

/** Rows drawn beyond the visible ones, above and below. */
const overscan = 6;

/** The height of a row until it is measured, in px. */
const usualSize = 44;

/** How many rows of the usual height fit into the tallest list. */
const inView = 8;

/** The height of the tallest list, in px. */
const tallest = inView * usualSize;

/**
 * The list of a select, in the top layer. Only the rows in view and a few around them are in the document, so 5,000
 * makes open as fast as five. `aria-setsize` and `aria-posinset` convey the rest.
 */
export function List(props: Props): ReactNode {
  const { id, options, selected, active, field, onChoose, onLeave, leastSize = 208 } = props;
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [rowSize, setRowSize] = useState(usualSize);
  const [rows, setRows] = useState(() => ({
    from: Math.max(0, active - inView),
    to: Math.max(active + 1, inView) + 1,
  }));

  const leave = useRef(onLeave);
  leave.current = onLeave;
  useLayoutEffect(() => {
    const element = popup.current;
    const anchor = field.current;
    if (!element || !anchor) return;
    adopt(anchor); // the height of the rows is measured below
    const hide = showPopup(anchor, element, { leastWidth: leastSize, edge: 'start', tallest });
    setRowSize(element.querySelector<HTMLElement>('[role=option]')?.offsetHeight || usualSize);
    const onPress = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(element) && !path.includes(anchor)) leave.current();
    };
    window.addEventListener('pointerdown', onPress, true);
    return () => {
      hide();
      window.removeEventListener('pointerdown', onPress, true);
    };
  }, [field, leastSize]);

  // The rows beyond those in view come after the first paint. Until then, nothing scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options come with another list
  useEffect(() => {
    setRows(({ from, to }) => rowsAround(from, to));
    whenIdle(() => prepareNarrowing(options));
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const top = active * rowSize;
    element.scrollTop = Math.min(Math.max(element.scrollTop, top + rowSize - element.clientHeight), top);
    setRows((current) => rowsFor(element, rowSize, current));
  }, [active, rowSize]);

  const { from, to } = rows;

  return (
    <div
      ref={popup}
      part="list"
      className="popover list"
      popover="manual"
      onMouseDown={keepFocus /* in the field */}
    >
      {props.above}
      <div
        ref={list}
        id={id}
        role="listbox"
        className="rows"
        aria-labelledby={props.labelledBy}
        tabIndex={-1}
        onScroll={({ currentTarget }) => setRows((current) => rowsFor(currentTarget, rowSize, current))}
      >
        {options.length === 0 && (
          <div role="option" aria-disabled="true" aria-selected="false" className="option empty">
            <span key={props.emptyText}>{props.emptyText}</span>
          </div>
        )}
        <div
          role="presentation"
          style={{ height: `${options.length * rowSize}px`, paddingTop: `${from * rowSize}px` }}
        >
          {options.slice(from, to).map((option, row) => {
            const index = from + row;
            const note = props.noteOf?.(option);
            return (
              <div
                key={index}
                id={`${id}-${index}`}
                role="option"
                part="option"
                className={index === active ? 'option active' : 'option'}
                aria-selected={index === selected}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                onClick={() => onChoose(index)}
              >
                {option.logo && <Logo option={option} toSrc={props.toSrc} />}
                <bdi key={option.label} className="label">
                  {option.marks ? <Marked text={option.label} marks={option.marks} /> : option.label}
                </bdi>
                {note && (
                  <span key={note} className="note">
                    {` ${note}`}
                  </span>
                )}
                {index === selected && <CheckIcon />}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Keeps a press on a row from moving the focus. A press on an input above the rows does move it there. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
};

interface Rows {
  readonly from: number;
  readonly to: number;
}

const rowsAround = (first: number, end: number): Rows => ({
  from: Math.max(0, first - overscan),
  to: end + overscan,
});

/** Returns the rows to draw. Keeps the drawn ones while they include those in view and the next on both sides. */
function rowsFor({ scrollTop, clientHeight }: Element, rowSize: number, current: Rows): Rows {
  const first = Math.floor(scrollTop / rowSize);
  const end = Math.ceil((scrollTop + clientHeight) / rowSize);
  return current.from <= Math.max(0, first - 1) && current.to > end ? current : rowsAround(first, end);
}

/** Adds the list's styles, which load with the list, after those of its widget. */
export function adopt(field: Element): void {
  adoptStyles(field.getRootNode() as ShadowRoot, [popover, styles]); // views are drawn in shadow roots
}
