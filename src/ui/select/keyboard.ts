import { keyEffect } from './keys.js';
import type { SelectOption } from './Logo.js';
import { narrow } from './narrow.js';

type Key = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp' | 'preventDefault' | 'stopPropagation'
>;

/** How long a pause may be, in milliseconds, before a space chooses and is no part of a name. */
const pause = 700;

/** A select, as a key finds it, and what a key can do to it. */
export interface Field {
  /** All options. */
  readonly options: readonly SelectOption[];
  readonly isOpen: boolean;
  /** The option that is active, or would be first: its place among those that are shown. */
  readonly current: number;
  /** Whether the key was pressed in the box above the list, which takes letters by itself. */
  readonly isInBox: boolean;
  /** Hides the tooltip; missing where none is shown. */
  readonly hideHint: false | (() => void);
  /** Opens the list at an option, or goes to it there; null closes the list. */
  readonly goTo: (index: number | null) => void;
  readonly onType: (typed: string) => void;
  readonly onChoose: (index: number) => void;
}

/** The keyboard of one select. */
export interface Keyboard {
  /** Does what a key does. */
  press(event: Key, field: Field): void;
  /** What is typed from now on adds to this. */
  setTyped(typed: string): void;
}

/** The keyboard of a select. What is typed narrows the list; it is remembered here, as letters may outrun the view. */
export function createKeyboard(): Keyboard {
  let typed = '';
  let last = -pause;
  return {
    setTyped(text) {
      typed = text;
      last = -pause;
    },
    press(event, { options, isOpen, current, isInBox, hideHint, goTo, onType, onChoose }) {
      const { key, timeStamp } = event;
      if (hideHint && key === 'Escape') {
        event.stopPropagation(); // Escape hides the tooltip, and closes no dialog around it
        hideHint();
      }
      const shown = narrow(options, typed);
      const end = Math.max(shown.length - 1, 0);
      const isTyping = timeStamp - last < pause || (typed !== '' && narrow(options, `${typed} `).length > 0);
      const effect = keyEffect(event, {
        isOpen,
        isInBox,
        hasTyped: typed !== '',
        current,
        last: end,
        isTyping,
      });
      if (effect === null) return;
      if (effect !== 'leave') event.preventDefault();
      if (effect === 'close') {
        event.stopPropagation(); // Escape closes the list, and no dialog around it
        goTo(null);
      } else if (effect === 'choose' || effect === 'leave') onChoose(current);
      else if (effect === 'type' || effect === 'erase') {
        last = timeStamp;
        const next = effect === 'type' ? typed + key : typed.slice(0, -1);
        const active = shown[current];
        const found = narrow(options, next);
        // A letter more that fits none: the same one again goes on to the next option, another one does nothing.
        if (found.length === 0) {
          const isAgain = typed !== '' && [...next].every((letter) => letter === key);
          goTo(isAgain ? (current + 1) % Math.max(shown.length, 1) : current);
          return;
        }
        typed = next;
        onType(next);
        // The first letter leaves the option that is active; with more of them, it stays as long as it fits.
        const from = Math.max(active ? options.findIndex(({ value }) => value === active.value) : 0, 0);
        const least = next.length > 1 || effect === 'erase' ? from : from + 1;
        const earlier = new Set(options.slice(0, least).map(({ value }) => value));
        goTo(
          Math.max(
            found.findIndex(({ value }) => !earlier.has(value)),
            0,
          ),
        );
      } else goTo(Math.min(Math.max(effect, 0), end));
    },
  };
}
