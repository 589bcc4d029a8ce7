import { useMemo } from 'react';
import type { CarIndexReply } from '../../state/cars.js';
import type { SelectOption } from '../../ui/select/Logo.js';
import { carIndexOf, type Entry } from './car-index.js';
import { type Match, marksOf, type Understood, understand } from './understand.js';

interface Known {
  readonly brands: CarIndexReply['banner']['brand'];
  /** The label for all cars. */
  readonly allMakes: string;
  /** The current choice. */
  readonly make: string | null;
  readonly model: string | null;
}

interface Meaning extends Understood {
  /** The choice's label in the list; undefined for all cars. */
  readonly chosen: string | undefined;
  /** The matches as options. */
  readonly options: readonly SelectOption[];
  /** Returns what another text means. */
  readonly mean: (text: string) => Understood;
}

/**
 * Finds out what a typed text means among the makes and models of the page.
 * @param text the trimmed text; if empty, the makes are offered
 */
export function useMeaning({ brands, allMakes, make, model }: Known, text: string): Meaning {
  const index = useMemo(() => carIndexOf(brands), [brands]);
  const mean = useMemo(() => {
    const everything: Entry = {
      make: null,
      model: null,
      label: allMakes,
      makeWords: [],
      modelWords: [],
    };
    return (typed: string) => understand(typed, index, everything);
  }, [allMakes, index]);
  const understood = useMemo((): Understood => {
    if (text) return mean(text);
    const makes = index.filter((entry) => entry.model === null);
    const matches = makes.map((entry): Match => ({ entry, years: null, isNamed: false }));
    return { matches, unknown: '', meant: null, isClear: false };
  }, [text, index, mean]);
  const options = useMemo(
    () =>
      understood.matches.map(({ entry: { label, logo } }): SelectOption => {
        return { value: label, label, logo, marks: marksOf(label, text) };
      }),
    [understood, text],
  );
  const chosen = index.find((entry) => entry.make === make && entry.model === model)?.label;
  return { ...understood, chosen, options, mean };
}
