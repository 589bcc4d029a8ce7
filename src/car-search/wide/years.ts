import { fill } from '../../i18n/text.js';
import { plain } from '../../ui/select/plain.js';
import type { WideSearchMessages } from './messages.js';

/** Model years: one of them (`from` equals `to`), or one and all newer ones (`to` is null). */
export interface Years {
  readonly from: number;
  readonly to: number | null;
}

/** Model years in a typed text, with the text's other words. */
export interface FoundYears {
  readonly years: Years | null;
  /** The words that aren't about the year, as in `plain`. */
  readonly names: readonly string[];
}

const phrases = (...texts: readonly string[]): readonly (readonly string[])[] =>
  texts.map((text) => plain(text).split(' '));

/**
 * The words around a year that ask for newer cars, too, in each language of the widgets. All of them count on every page:
 * shoppers don't type in the page's language alone. The longer of two that begin alike comes first.
 */
const before = phrases(
  'from',
  'since',
  'à partir de',
  'dès',
  'depuis',
  'начиная с',
  'от',
  'с',
  'ابتداء من',
  'من',
);
const after = phrases(
  ...['or newer', 'and newer', 'or later', 'and later', 'and up', 'onward', 'onwards', 'newer', 'plus'],
  ...['ou plus récente', 'ou plus récent', 'et plus récent', 'et plus', 'ou plus'],
  ...['и новее', 'или новее', 'и выше', 'и старше', 'новее'],
  ...['أو أحدث', 'وأحدث', 'فأحدث', 'فما فوق', 'وما فوق', 'أحدث'],
);

/** What may stand between the year and those words: "с 2018 года", "موديل 2018". */
const nouns = new Set(
  ['year', 'année', 'год', 'года', 'г', 'سنة', 'عام', 'موديل'].map((noun) => plain(noun)),
);

/** A model year. */
const yearPattern = /^(19|20)\d\d$/;

/**
 * Finds the model years that a text asks for: "2018" is that year, "from 2018", "2018+", and "2018 or newer" are newer
 * ones, too. If there are several years, the last one counts: "2008" is also a model's name.
 * @param typed the text's words
 * @param plus whether a plus follows each of them
 */
export function findYears(typed: readonly string[], plus: readonly boolean[]): FoundYears {
  const words = typed.map(plain);
  const place = words.map((word) => yearPattern.test(word)).lastIndexOf(true);
  if (place < 0) return { years: null, names: words };
  const isNoun = (word: string | undefined) => word !== undefined && nouns.has(word);
  let [start, end] = [place, place + 1];
  if (isNoun(words[start - 1])) start--;
  if (isNoun(words[end])) end++;
  const isAt = (phrase: readonly string[], at: number) =>
    at >= 0 && phrase.every((word, each) => words[at + each] === word);
  const asBefore = before.find((phrase) => isAt(phrase, start - phrase.length));
  const asAfter = after.find((phrase) => isAt(phrase, end));
  start -= asBefore?.length ?? 0;
  end += asAfter?.length ?? 0;
  const from = Number(words[place]);
  const isNewer = asBefore !== undefined || asAfter !== undefined || plus[place] === true;
  return {
    years: { from, to: isNewer ? null : from },
    names: [...words.slice(0, start), ...words.slice(end)],
  };
}

/** Returns the years as a shopper would type them: "2018" or "2018+"; empty for none. */
export const typedYears = (years: Years | null): string =>
  years === null ? '' : `${years.from}${years.to === null ? '+' : ''}`;

/** Returns the years in words: "2018" or "2018 or newer". */
export const yearsText = ({ from, to }: Years, text: WideSearchMessages): string =>
  to === null ? fill(text.yearFrom, { year: from }) : String(from);
