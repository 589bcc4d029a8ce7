/**
 * Returns true if the two words differ by exactly one typo: an extra, missing, or wrong letter, or two neighboring
 * letters swapped.
 */
export function isOneOff(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const after = (skippedOfTyped: number, skippedOfWord: number) =>
    typed.slice(start + skippedOfTyped) === word.slice(start + skippedOfWord);
  const areSwapped = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return after(1, 1) || after(1, 0) || after(0, 1) || (areSwapped && after(2, 2));
}

/** Returns true if the text typed so far is the beginning of the word with exactly one typo. */
export function beginsOneOff(typed: string, word: string): boolean {
  const { length } = typed;
  const [first, second] = typed;
  // With a single typo, at least one of these pairs matches. This rules out most words.
  if (first !== word[0] && first !== word[1] && second !== word[0] && second !== word[1]) return false;
  return [length - 1, length, length + 1].some((end) => isOneOff(typed, word.slice(0, end)));
}
