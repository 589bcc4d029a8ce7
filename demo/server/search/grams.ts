/**
 * The pieces of three letters of a word, each once; two spaces before it make its beginning count.
 * @param whole false for a word that may go on: its end does not count
 */
export function gramsOf(word: string, whole = true): string[] {
  const letters = [...`  ${word}${whole ? ' ' : ''}`];
  const grams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  return [...new Set(grams)];
}
