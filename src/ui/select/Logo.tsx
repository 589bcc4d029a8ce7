import type { ReactNode } from 'react';
import type { Marks } from './plain.js';

/** One option of a select. A `value` of null means no choice. */
export interface SelectOption {
  readonly value: string | null;
  readonly label: string;
  /** The URL of a small picture, as it is in the data. */
  readonly logo?: string | null | undefined;
  /** The start and end of each part of the label that matches what was typed, in order. */
  readonly marks?: Marks | undefined;
}

/** Returns an option's note, which is empty or undefined for none. It may change while the list is open. */
export type NoteOf = (option: SelectOption) => string | undefined;

/** Checks a logo's URL and makes it absolute. Returns null if the logo may not be shown. */
export type ToSrc = (url: string) => string | null;

interface Props {
  readonly option: SelectOption;
  readonly toSrc?: ToSrc | undefined;
}

/** The picture of an option, if it has one that may be shown. */
export function Logo({ option, toSrc }: Props): ReactNode {
  const src = option.logo && toSrc?.(option.logo);
  return src ? <img src={src} alt="" width="24" height="24" /> : null;
}
