import type { InputHTMLAttributes } from 'react';
import { codeIn, pasteHandlers, plainText, typedText, zipIn } from '../../../dist/npm/pasted-text.js';

/** Returns what a field takes of a text, such as the zip code of an address. */
export type Clean = (text: string) => string;

type Input = InputHTMLAttributes<HTMLInputElement>;

/** Types of fields, and keyboards of phones, for what is written with the letters and digits of a US keyboard. */
const PLAIN = new Set(['email', 'tel', 'url', 'numeric', 'decimal', 'characters']);

/** Returns what a field takes of a text, by what its attributes say. Undefined if it takes all of any text. */
export function cleanOf(input: Input): Clean | undefined {
  if (input.autoComplete === 'one-time-code') return codeIn;
  // Other countries' codes have letters and other lengths.
  if (input.autoComplete === 'postal-code') return input.maxLength === 5 ? zipIn : plainText;
  const kinds = [input.type, input.inputMode, input.autoCapitalize];
  return kinds.some((kind) => kind !== undefined && PLAIN.has(kind)) ? plainText : undefined;
}

/** The types of fields for one line of text. A password is none: it's pasted as it is. */
const TEXT = new Set(['text', 'search', 'email', 'tel', 'url']);

/** For what is all that its field holds: whether a text is that, so it replaces what was in the field. */
const isWhole: ReadonlyMap<Clean, (text: string) => boolean> = new Map([
  [zipIn, (text) => /^\d{5}$/.test(text)],
  [codeIn, (text) => /^\d{5,}$/.test(text)],
]);

/**
 * Returns a field's attributes, and the handlers that clean what is pasted into it before a limit cuts it.
 * @param clean how it is cleaned, if the attributes don't say so
 */
export const pastable = (input: Input, clean: Clean = cleanOf(input) ?? typedText): Input =>
  TEXT.has(input.type ?? 'text') ? { ...input, ...pasteHandlers(clean, isWhole.get(clean)) } : input;
