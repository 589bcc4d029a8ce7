import { useMemo } from 'react';
import type { CarIndexReply } from '../../state/cars.js';
import type { SelectOption } from '../../ui/select/Logo.js';
import { carIndexOf, type Entry } from './car-index.js';
import { type Match, marksOf, type Understood, understand } from './understand.js';

interface Known {
  readonly brands: CarIndexReply['banner']['brand'];
  /** How all cars are called. */
  readonly allMakes: string;
  /** What is chosen. */
  readonly make: string | null;
  readonly model: string | null;
}

interface Meaning extends Understood {
  /** What is chosen, as the list calls it; undefined for all cars. */
  readonly chosen: string | undefined;
  /** The matches as options. */
  readonly options: readonly SelectOption[];
  /** What another text means. */
  readonly mean: (text: string) => Understood;
}

/**
 * What a typed text means among the makes and models of the page.
 * @param wanted the text, trimmed; an empty one offers the makes
 */
export function useMeaning({ brands, allMakes, make, model }: Known, wanted: string): Meaning {
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
    if (wanted) return mean(wanted);
    const makes = index.filter((entry) => entry.model === null);
    const matches = makes.map((entry): Match => ({ entry, year: null, isNamed: false }));
    return { matches, unknown: '', meant: null };
  }, [wanted, index, mean]);
  const options = useMemo(
    () =>
      understood.matches.map(({ entry: { label, logo } }): SelectOption => {
        return { value: label, label, logo, marks: marksOf(label, wanted) };
      }),
    [understood, wanted],
  );
  const chosen = index.find((entry) => entry.make === make && entry.model === model)?.label;
  return { ...understood, chosen, options, mean };
}
