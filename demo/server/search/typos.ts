/** How many typos a word may have: none in one or two letters, one in up to five, two in more. */
export function allowedTypos(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * How many letters must be added, removed, changed or swapped with their neighbor until `typed` is `word`.
 * Takes time by the product of the lengths.
 * @param begins true when it is enough that `word` begins so
 */
export function countTypos(typed: string, word: string, begins: boolean): number {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1];
      let least = Math.min(
        at(rows, row - 1, column) + 1,
        (current[column - 1] ?? 0) + 1,
        at(rows, row - 1, column - 1) + (same ? 0 : 1),
      );
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) least = Math.min(least, at(rows, row - 2, column - 2) + 1);
      current.push(least);
    }
    rows.push(current);
  }
  const last = rows.at(-1) ?? [];
  return begins ? Math.min(...last) : (last.at(-1) ?? typed.length);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}
