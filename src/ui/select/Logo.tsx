import type { ReactNode } from 'react';
import type { Marks } from './plain.js';

/** One choice of a select; `value` null is the choice of nothing. */
export interface SelectOption {
  readonly value: string | null;
  readonly label: string;
  /** URL of a small picture, as the data has it. */
  readonly logo?: string | null | undefined;
  /** The parts of the label that match what was typed: where they begin and end, in order. */
  readonly marks?: Marks | undefined;
}

/** The note of an option; empty or missing for none. It may change while the list is open. */
export type NoteOf = (option: SelectOption) => string | undefined;

/** Checks and completes the URL of a logo; null for one that may not be shown. */
export type ToSrc = (url: string) => string | null;

interface Props {
  readonly option: SelectOption;
  readonly toSrc?: ToSrc | undefined;
}

/** The picture of an option, where it has one that may be shown. */
export function Logo({ option, toSrc }: Props): ReactNode {
  const src = option.logo && toSrc?.(option.logo);
  return src ? <img src={src} alt="" width="24" height="24" /> : null;
}
