/** What a key does: a number is the option to go to. */
export type KeyEffect = number | 'type' | 'erase' | 'choose' | 'leave' | 'close' | null;

/** Where the select is when the key is pressed. */
export interface KeyContext {
  readonly isOpen: boolean;
  /** Letters were typed just now: a space then belongs to the word. */
  readonly isTyping: boolean;
  /** Something narrows the list. */
  readonly hasTyped: boolean;
  /** The focus is in the box above the list, which has keys of its own. */
  readonly isInBox: boolean;
  readonly current: number;
  readonly last: number;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * The keyboard of https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/.
 * @returns null for a key that the select leaves alone.
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
