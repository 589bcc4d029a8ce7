import { keyEffect } from './keys.js';
import type { SelectOption } from './Logo.js';
import { narrow } from './narrow.js';

type Key = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp' | 'preventDefault' | 'stopPropagation'
>;

/** After a pause this long, in milliseconds, a space chooses an option and is no longer part of a name. */
const pause = 700;

/** A select's state when a key is pressed, and what the key can do to it. */
export interface Field {
  /** All options. */
  readonly options: readonly SelectOption[];
  readonly isOpen: boolean;
  /** The index, among the shown options, of the one that is active or would be on opening. */
  readonly current: number;
  /** Whether the key was pressed in the box above the list, which handles letters itself. */
  readonly isInBox: boolean;
  /** Hides the tooltip. `false` if none is shown. */
  readonly hideHint: false | (() => void);
  /** Opens the list at an option, or moves to it in an open list. `null` closes the list. */
  readonly goTo: (index: number | null) => void;
  readonly onType: (typed: string) => void;
  readonly onChoose: (index: number) => void;
}

/** The keyboard handling of one select. */
export interface Keyboard {
  /** Handles a key. */
  press(event: Key, field: Field): void;
  /** Sets the text that further typing adds to. */
  setTyped(typed: string): void;
}

/** Creates a select's keyboard handling. The text that filters the list is kept here: typing may outrun the view. */
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
        event.stopPropagation(); // Escape hides the tooltip without closing a dialog around it
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
        event.stopPropagation(); // Escape closes the list, but not a dialog around it
        goTo(null);
      } else if (effect === 'choose' || effect === 'leave') onChoose(current);
      else if (effect === 'type' || effect === 'erase') {
        last = timeStamp;
        const next = effect === 'type' ? typed + key : typed.slice(0, -1);
        const active = shown[current];
        const found = narrow(options, next);
        // No option matches the added letter. Repeating one letter moves to the next option. Any other does nothing.
        if (found.length === 0) {
          const isAgain = typed !== '' && [...next].every((letter) => letter === key);
          goTo(isAgain ? (current + 1) % Math.max(shown.length, 1) : current);
          return;
        }
        typed = next;
        onType(next);
        // The first letter moves on from the active option. With more letters, that one stays active while it matches.
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
