/** Separates facts on a line. The line may break after it, but not before. */
export const SEPARATOR = '\u00a0· ';
