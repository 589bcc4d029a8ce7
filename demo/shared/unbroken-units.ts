/** Keeps a number on the same line as the word after it, such as its unit in "12 V", and the numbers of a size, such as "7 × 9", together. */
export const unbrokenUnits = (text: string): string =>
  text.replaceAll(/(?<=(?<!\S)[^\s\p{L}]*\d) (?=[\p{L}×])|(?<=\d ×) (?=\d)/gu, '\u00a0');
