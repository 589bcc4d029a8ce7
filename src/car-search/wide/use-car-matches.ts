import { useMemo } from 'react';
import type { CarIndexReply } from '../../state/cars.js';
import type { SelectOption } from '../../ui/select/Logo.js';
import { carIndexOf, type Entry } from './car-index.js';
import { type Match, marksOf, type ParsedText, parseCarText } from './parse-car-text.js';

interface MatchOptions {
  readonly brands: CarIndexReply['banner']['brand'];
  /** The label for all cars. */
  readonly allMakes: string;
  /** The current choice. */
  readonly make: string | null;
  readonly model: string | null;
}

interface CarMatches extends ParsedText {
  /** The choice's label in the list; undefined for all cars. */
  readonly chosen: string | undefined;
  /** The matches as options. */
  readonly options: readonly SelectOption[];
  /** Returns what another text means. */
  readonly parse: (text: string) => ParsedText;
}

/**
 * Finds out what a typed text means among the makes and models of the page.
 * @param text the trimmed text; if empty, the makes are offered
 */
export function useCarMatches({ brands, allMakes, make, model }: MatchOptions, text: string): CarMatches {
  const index = useMemo(() => carIndexOf(brands), [brands]);
  const parse = useMemo(() => {
    const everything: Entry = {
      make: null,
      model: null,
      label: allMakes,
      makeWords: [],
      modelWords: [],
    };
    return (typed: string) => parseCarText(typed, index, everything);
  }, [allMakes, index]);
  const parsed = useMemo((): ParsedText => {
    if (text) return parse(text);
    const makes = index.filter((entry) => entry.model === null);
    const matches = makes.map((entry): Match => ({ entry, years: null, isNamed: false }));
    return { matches, unknown: '', exact: null, isClear: false };
  }, [text, index, parse]);
  const options = useMemo(
    () =>
      parsed.matches.map(({ entry: { label, logo } }): SelectOption => {
        return { value: label, label, logo, marks: marksOf(label, text) };
      }),
    [parsed, text],
  );
  const chosen = index.find((entry) => entry.make === make && entry.model === model)?.label;
  return { ...parsed, chosen, options, parse };
}
