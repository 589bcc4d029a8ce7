/** The minimum length of a code (spec section 5). */
const shortest = 5;

/**
 * Returns whether a code is complete. If the server doesn't say how long its codes are, one that arrived all at once
 * is complete: it was pasted or autofilled.
 * @param length the code's length from the server, or null if it doesn't say.
 */
export const isWholeCode = (before: string, code: string, length: number | null): boolean =>
  code !== before && (length ? code.length === length : code.length - before.length >= shortest);
