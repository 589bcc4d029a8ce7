import { type Marks, plain, plainWithPlaces } from '../ui/select/plain.js';

/**
 * Returns the parts of a suggestion that match the typed text: beginnings of its words that equal a typed word,
 * whatever the order, case, and diacritics. The longest matching typed word counts.
 */
export function marksOf(term: string, typed: string): Marks {
  const wanted = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const { text, places } = plainWithPlaces(term);
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const length = Math.max(0, ...wanted.filter((each) => word.startsWith(each)).map((each) => each.length));
    const [from, to] = [places[index], places[index + length]];
    return length && from !== undefined && to !== undefined ? [[from, to] as const] : [];
  });
}
