/**
 * Whether one word is the other with a single fault of typing: a letter too many, too few, or wrong, or two neighbors
 * that changed places.
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

/** Whether a word that is typed so far is the beginning of another with a single fault. */
export function beginsOneOff(typed: string, word: string): boolean {
  const { length } = typed;
  const [first, second] = typed;
  // One of these holds with any single fault; most words are told apart here.
  if (first !== word[0] && first !== word[1] && second !== word[0] && second !== word[1]) return false;
  return [length - 1, length, length + 1].some((end) => isOneOff(typed, word.slice(0, end)));
}
