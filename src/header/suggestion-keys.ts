import type { KeyboardEvent } from 'react';

/** The search box and the list under it. */
interface Box {
  readonly term: string;
  readonly terms: readonly string[];
  readonly isRecent: boolean;
  readonly isOpen: boolean;
  /** The row that the arrow keys have reached; null while they are in the box. */
  readonly active: number | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly onActive: (row: number | null) => void;
  readonly onChoose: (term: string) => void;
  readonly onForget: (term: string) => void;
  readonly onTerm: (term: string) => void;
}

/**
 * Handles a key in the search box, following the ARIA combobox pattern.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction
 */
export function takeKey(event: KeyboardEvent, box: Box): void {
  const { key } = event;
  const { term, terms, isRecent, isOpen, active, open, close, onActive, onChoose, onForget, onTerm } = box;
  const chosen = active === null ? undefined : terms[active];
  if (event.nativeEvent.isComposing) return; // these keys are for picking a character in an IME
  /** Moves one step around the ring of the rows and the box itself. */
  const walk = (step: 1 | -1) => {
    const places = terms.length + 1;
    const next = ((active ?? terms.length) + step + places) % places;
    onActive(next === terms.length ? null : next);
  };
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (isOpen && !event.altKey) walk(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'ArrowDown') open();
    else close();
  } else if (key === 'Enter' && isOpen && chosen !== undefined) onChoose(chosen);
  else if (key === 'Delete' && isRecent && chosen !== undefined) onForget(chosen);
  else if (key === 'Escape' && isOpen) close();
  else if (key === 'Escape' && term) onTerm('');
  else {
    if (key === 'Home' || key === 'End') onActive(null); // these keys move the caret in the box
    return;
  }
  event.preventDefault();
  event.stopPropagation(); // keeps Escape from also closing a dialog around it
}
