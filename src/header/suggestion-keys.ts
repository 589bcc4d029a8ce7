import type { KeyboardEvent } from 'react';

/** The box, and the list under it. */
interface Box {
  readonly term: string;
  readonly terms: readonly string[];
  readonly isRecent: boolean;
  readonly isOpen: boolean;
  /** The row that the arrows reached; null while they are in the box. */
  readonly active: number | null;
  readonly ask: () => void;
  readonly close: () => void;
  readonly onActive: (row: number | null) => void;
  readonly onChoose: (term: string) => void;
  readonly onForget: (term: string) => void;
  readonly onTerm: (term: string) => void;
}

/**
 * Does what a key in the search box is for, by the combobox of the ARIA patterns.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction
 */
export function takeKey(event: KeyboardEvent, box: Box): void {
  const { key } = event;
  const { term, terms, isRecent, isOpen, active, ask, close, onActive, onChoose, onForget, onTerm } = box;
  const chosen = active === null ? undefined : terms[active];
  if (event.nativeEvent.isComposing) return; // these keys are for the choice of a character
  /** One further in the circle of the rows and the box itself. */
  const walk = (step: 1 | -1) => {
    const places = terms.length + 1;
    const next = ((active ?? terms.length) + step + places) % places;
    onActive(next === terms.length ? null : next);
  };
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (isOpen && !event.altKey) walk(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'ArrowDown') ask();
    else close();
  } else if (key === 'Enter' && isOpen && chosen !== undefined) onChoose(chosen);
  else if (key === 'Delete' && isRecent && chosen !== undefined) onForget(chosen);
  else if (key === 'Escape' && isOpen) close();
  else if (key === 'Escape' && term) onTerm('');
  else {
    if (key === 'Home' || key === 'End') onActive(null); // in the box they move the caret
    return;
  }
  event.preventDefault();
  event.stopPropagation(); // Escape closes no dialog around it
}
