import type { ClipboardEvent, DragEvent } from 'react';

/** Marks that nobody sees: direction marks, zero-width spaces, soft hyphens. Joiners stay: they shape words and emoji. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Returns a text as someone would have typed it: on one line, with plain spaces, and without marks that nobody sees. */
export const typedText = (text: string): string => text.replace(unseen, '').replace(/\s+/g, ' ').trim();

/** Returns a text with the letters and digits of a US keyboard: full-width, Arabic, and Persian ones are converted. */
export const plainText = (text: string): string =>
  typedText(text.normalize('NFKC'))
    // Arabic digits, and Persian and Urdu ones, have their value in the last four bits.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Returns the last US zip code in a text, such as an address. A ZIP+4 is shortened. Without one, returns the text. */
export function zipIn(text: string): string {
  const plain = plainText(text);
  const found = [...plain.matchAll(/(?<![\p{L}\d])(\d{5})(?:\p{Pd}?\d{4})?(?![\p{L}\d])/gu)];
  return found.at(-1)?.[1] ?? plain;
}

/** Returns a code as it was mailed: without spaces and dashes. */
export const cleanCode = (text: string): string => plainText(text).replace(/[\s\p{Pd}\p{Cf}]/gu, '');

/** Returns the code in a text, such as the whole message that it came in. Without one, returns all of the text. */
export function codeIn(text: string): string {
  const found = plainText(text).match(/(?<![\p{L}\d])\d(?:[\s\p{Pd}]?\d){4,}(?![\p{L}\d])/u);
  return cleanCode(found?.[0] ?? text);
}

export interface PasteHandlers {
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onDrop: (event: DragEvent<HTMLInputElement>) => void;
}

/**
 * Returns the handlers that clean what is pasted or dropped into a field. A field with a limit would cut it first.
 * @param isWhole whether it replaces all that is in the field, instead of going where the caret is.
 */
export function pasteHandlers(
  clean: (text: string) => string,
  isWhole: (text: string) => boolean = () => false,
): PasteHandlers {
  const insert = (
    event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>,
    data: DataTransfer | null,
  ) => {
    const raw = data?.getData('text/plain') ?? '';
    const text = clean(raw);
    const field = event.currentTarget;
    if (!raw || (text === raw && !isWhole(text))) return; // the browser's own paste does the same
    event.preventDefault();
    field.focus();
    if (isWhole(text)) field.select();
    // Unlike setting the value, this can be undone.
    if (field.ownerDocument.execCommand?.('insertText', false, text)) return;
    const { value, maxLength, selectionStart, selectionEnd } = field;
    if (selectionStart === null || selectionEnd === null)
      field.value = text; // an email field tells no caret
    else {
      const room = maxLength < 0 ? text.length : maxLength - value.length + (selectionEnd - selectionStart);
      field.setRangeText(text.slice(0, Math.max(room, 0)), selectionStart, selectionEnd, 'end');
    }
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  return {
    onPaste: (event) => insert(event, event.clipboardData),
    onDrop: (event) => insert(event, event.dataTransfer),
  };
}

/** The handlers of a search box. */
export const searchPaste: PasteHandlers = pasteHandlers(typedText);
