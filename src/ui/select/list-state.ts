import type { KeyboardEvent } from 'react';
import type { Keyboard } from './keyboard.js';
import type { SelectOption } from './Logo.js';

/** The state of a select that a press changes, all in one: a page may have thousands, and each hook takes memory. */
export interface ListState {
  /** The position of the active option; null while the list is closed. */
  readonly active: number | null;
  /** What was typed to filter the list. */
  readonly typed: string;
  /** Whether the tooltip that says why nothing can be chosen was closed. */
  readonly isHintGone: boolean;
  /** Whether the shopper is about to open the list, which needs its code. */
  readonly isIntended: boolean;
  /** The number of early keys that have been handled. */
  readonly turn: number;
}

export const listState = (isIntended: boolean): ListState => ({
  active: null,
  typed: '',
  isHintGone: false,
  isIntended,
  turn: 0,
});

/** Returns the position of the option with a value. -1 if there is none. */
export const placeOf = (value: string | null, options: readonly SelectOption[]): number =>
  options.findIndex((option) => option.value === value);

/** What a select remembers between events, and doesn't draw. */
export interface Input {
  keyboard?: Keyboard;
  /** Keys that were pressed before the keyboard handling was loaded. */
  readonly early: KeyboardEvent[];
  /** Whether the mouse's press has opened or closed the list already, so that its click must not. */
  isPressed?: boolean;
}
