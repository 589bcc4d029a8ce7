import { type Marks, plain, plainWithPlaces } from '../ui/select/plain.js';

/**
 * Which parts of a suggestion fit what was typed: the beginnings of its words that are the typed ones, whatever their
 * order, case and diacritics. The longest typed word that fits counts.
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
