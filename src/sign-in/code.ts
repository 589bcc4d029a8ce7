/** A code as it was mailed, of what was typed or pasted: without blanks and dashes, in the digits of ASCII. */
export const cleanCode = (text: string): string =>
  text
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    // Those of Arabic, and of Persian and Urdu, end in the digit.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** The fewest characters of a code (spec section 5). */
const shortest = 5;

/**
 * Whether a code is whole by now. Where the server does not say how long its codes are, one that came in one go is: it
 * was pasted, or filled in.
 * @param length as the server said; null where it does not.
 */
export const isWholeCode = (before: string, code: string, length: number | null): boolean =>
  code !== before && (length ? code.length === length : code.length - before.length >= shortest);
