/** What a key does. A number is the index of the option to go to. */
export type KeyEffect = number | 'type' | 'erase' | 'choose' | 'leave' | 'close' | null;

/** The state of the select when the key is pressed. */
export interface KeyContext {
  readonly isOpen: boolean;
  /** Whether letters were typed a moment ago. A space then belongs to the word. */
  readonly isTyping: boolean;
  /** Whether typed text filters the list. */
  readonly hasTyped: boolean;
  /** Whether the focus is in the box above the list, which handles some keys itself. */
  readonly isInBox: boolean;
  readonly current: number;
  readonly last: number;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * Handles keys as in https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/.
 * @returns null for a key that the select ignores.
 */
export function keyEffect(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { isOpen, isTyping, hasTyped, isInBox, current, last }: KeyContext,
): KeyEffect {
  if (ctrlKey || metaKey) return null;
  if (altKey) {
    if (key === 'ArrowUp' && isOpen) return 'choose';
    return key === 'ArrowDown' || key === 'ArrowUp' ? current : null;
  }
  if (isInBox && (key.length === 1 || /^(Home|End|Backspace)$/.test(key))) return null;
  if (key === 'Backspace') return isOpen && hasTyped ? 'erase' : null;
  if (key.length === 1 && (key !== ' ' || isTyping)) return 'type';
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  if (key === 'Enter' || key === ' ') return isOpen ? 'choose' : current;
  if (!isOpen) return step === 1 || step === -1 ? current : null;
  if (key === 'Tab') return 'leave';
  if (key === 'Escape') return 'close';
  return step ? current + step : null;
}
