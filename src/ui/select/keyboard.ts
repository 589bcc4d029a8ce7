import { keyEffect } from './keys.js';
import { createTypeahead } from './typeahead.js';

type Key = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp' | 'preventDefault' | 'stopPropagation'
>;

/** A select, as a key finds it, and what a key can do to it. */
export interface Field {
  readonly options: readonly { readonly label: string }[];
  readonly isOpen: boolean;
  /** The option that is active, or would be first. */
  readonly current: number;
  /** Hides the tooltip; missing where none is shown. */
  readonly hideHint: false | (() => void);
  /** Opens the list at an option, or goes to it there; null closes the list. */
  readonly goTo: (index: number | null) => void;
  readonly onChoose: (index: number) => void;
}

/** Does what a key does in one select. */
export type Keyboard = (event: Key, field: Field) => void;

/** The keyboard of a select. It remembers the letters that were typed just now. */
export function createKeyboard(): Keyboard {
  const typeahead = createTypeahead();
  return (event, { options, isOpen, current, hideHint, goTo, onChoose }) => {
    const { key, timeStamp } = event;
    if (hideHint && key === 'Escape') {
      event.stopPropagation(); // Escape hides the tooltip, and closes no dialog around it
      hideHint();
    }
    const last = Math.max(options.length - 1, 0);
    const effect = keyEffect(event, { isOpen, current, last, isTyping: typeahead.isTyping(timeStamp) });
    if (effect === null) return;
    if (effect !== 'leave') event.preventDefault();
    if (effect === 'close') {
      event.stopPropagation(); // Escape closes the list, and no dialog around it
      goTo(null);
    } else if (effect === 'choose' || effect === 'leave') onChoose(current);
    else {
      const index = effect === 'type' ? typeahead.find(key, options, current, timeStamp) : effect;
      goTo(Math.min(Math.max(index, 0), last));
    }
  };
}
