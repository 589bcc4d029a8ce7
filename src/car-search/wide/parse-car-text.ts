import { type Marks, type Plain, plain, plainWithPlaces } from '../../ui/select/plain.js';
import { type Entry, plusAfter, typedWords, type Words } from './car-index.js';
import { findYears, type Years } from './years.js';

/** One possible meaning of a typed text. */
export interface Match {
  readonly entry: Entry;
  /** The model years wanted, or null for any. */
  readonly years: Years | null;
  /** Whether the words name it in full, without a typo. */
  readonly isNamed: boolean;
}

export interface ParsedText {
  /** Best match first. */
  readonly matches: readonly Match[];
  /** The part that isn't understood, as typed. Empty if everything is understood. */
  readonly unknown: string;
  /** The one match that the text names, or null if the text is ambiguous or not understood. */
  readonly exact: Match | null;
  /** Whether the first match fits better than the others, so that Enter may take it. */
  readonly isClear: boolean;
}

/** The maximum number of matches. */
const limit = 50;

/** A typo in a shorter word makes it a different word. */
const leastForFault = 4;

/**
 * Finds out what a text means: words of a make and a model in any order, and a model year. A word may be incomplete. If
 * nothing matches that way, each word may have one typo.
 * @param everything the entry for a text that is only a year
 */
export function parseCarText(text: string, index: readonly Entry[], everything: Entry): ParsedText {
  const typed = typedWords(text);
  const words = typed.map(plain);
  const { years, names } = findYears(typed, plusAfter(text));
  // "2008" is both a Peugeot model and a year; "from 2008" is only a year.
  const asName = words.length > 0 && years?.to !== null ? find(words, index, null) : [];
  const asYears =
    years === null
      ? []
      : names.length > 0
        ? find(names, index, years)
        : [{ match: { entry: everything, years, isNamed: true }, fit: certain }];
  const found = [...asName, ...asYears].slice(0, limit);
  const matches = found.map(({ match }) => match);
  const [named, ...others] = matches.filter(({ isNamed }) => isNamed);
  if (matches.length > 0 || words.length === 0)
    return {
      matches,
      unknown: '',
      exact: (others.length === 0 && named) || null,
      isClear: isFirstBetter(names.length > 0 && asName.length > 0 ? asName : found),
    };

  // Offers matches for the known words and reports the rest. If every word is known, they mean nothing together.
  const matchedWords = names.filter((word) => index.some((entry) => fitOf([word], entry, true)));
  const isMixed = matchedWords.length > 0 && matchedWords.length < names.length;
  const unknown = typed.filter((word) => names.includes(plain(word)) && !matchedWords.includes(plain(word)));
  return {
    matches: isMixed
      ? find(matchedWords, index, years)
          .slice(0, limit)
          .map(({ match }) => match)
      : [],
    unknown: isMixed ? unknown.join(' ') : text.trim(),
    exact: null,
    isClear: false,
  };
}

interface Found {
  readonly match: Match;
  readonly fit: Fit;
}

/** The fit of a text that names nothing but a year. */
const certain: Fit = { faults: 0, isNamed: true, rank: 0 };

const isFirstBetter = ([first, second]: readonly Found[]): boolean =>
  first !== undefined &&
  (!second || first.fit.rank < second.fit.rank || first.fit.faults < second.fit.faults);

/** Returns the entries that match all words, best match first. Allows typos only if nothing matches without them. */
function find(words: readonly string[], index: readonly Entry[], years: Years | null): Found[] {
  for (const mayBeFaulty of [false, true]) {
    const found = index.flatMap((entry) => {
      const fit = fitOf(words, entry, mayBeFaulty);
      return fit ? [{ match: { entry, years, isNamed: fit.isNamed && !mayBeFaulty }, fit }] : [];
    });
    if (found.length > 0)
      return found.sort(({ fit: one }, { fit: other }) => one.faults - other.faults || one.rank - other.rank);
  }
  return [];
}

interface Fit {
  readonly faults: number;
  readonly isNamed: boolean;
  /** Lower is better. */
  readonly rank: number;
}

/** Returns how well the words fit an entry, or null if one of them doesn't. */
function fitOf(words: readonly string[], entry: Entry, mayBeFaulty: boolean): Fit | null {
  let faults = 0;
  let hasModel = false;
  for (const word of words) {
    const isOfModel = entry.modelWords.some((way) => begins(word, way));
    if (isOfModel || entry.makeWords.some((way) => begins(word, way))) {
      hasModel ||= isOfModel;
      continue;
    }
    if (!mayBeFaulty || !mayHaveFault(word)) return null;
    const isNearModel = entry.modelWords.some((way) => isNear(word, way));
    if (!isNearModel && !entry.makeWords.some((way) => isNear(word, way))) return null;
    hasModel ||= isNearModel;
    faults++;
  }
  const isMake = entry.model === null;
  const isTyped = (name: string) =>
    words.some((word) => word === name || (mayBeFaulty && mayHaveFault(word) && isOneOff(word, name)));
  const isNamed = (isMake ? entry.makeWords : entry.modelWords).some(
    (way) => isTyped(way.whole) || way.words.every(isTyped),
  );
  // Makes by full name come first, then models by full name, makes by a prefix, models by a prefix, and last the other
  // models of a make.
  if (isMake) return { faults, isNamed, rank: isNamed ? 0 : 2 };
  return { faults, isNamed: isNamed && hasModel, rank: !hasModel ? 4 : isNamed ? 1 : 3 };
}

/** A number with a typo is a different number. */
const mayHaveFault = (word: string): boolean => word.length >= leastForFault && /\D/.test(word);

const begins = (word: string, { words, whole }: Words): boolean =>
  whole.startsWith(word) || words.some((name) => name.startsWith(word));

const isNear = (word: string, { words, whole }: Words): boolean =>
  beginsOneOff(word, whole) || words.some((name) => beginsOneOff(word, name));

/** Returns the parts of a label that match a typed text: beginnings of words, or a whole word if there is a typo. */
export function marksOf(label: string, text: string): Marks {
  const typed = typedWords(text).map(plain);
  const { text: plainLabel, places }: Plain = plainWithPlaces(label);
  return [...plainLabel.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: name, index: from }) => {
    const beginnings = typed.filter((word) => name.startsWith(word)).map((word) => word.length);
    const isNearby = typed.some((word) => mayHaveFault(word) && beginsOneOff(word, name));
    const length = beginnings.length > 0 ? Math.max(...beginnings) : isNearby ? name.length : 0;
    const ends = [places[from], places[from + length]] as const;
    return length > 0 && ends[0] !== undefined && ends[1] !== undefined ? [[ends[0], ends[1]] as const] : [];
  });
}

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
