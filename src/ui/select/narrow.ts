import type { SelectOption } from './Logo.js';
import { plain, plainText, plainWithPlaces } from './plain.js';

/** Returns the position in a label of the first word that starts with the typed text, or -1 if there is none. */
function placeIn(label: string, typed: string): number {
  let place = label.indexOf(typed);
  while (place > 0 && /[\p{L}\p{N}]/u.test(label[place - 1] ?? '')) place = label.indexOf(typed, place + 1);
  return place;
}

const plainLabels = new WeakMap<SelectOption, string>();

/** Returns an option's label for comparison. Letter positions aren't computed here: few of thousands are drawn. */
function textOf(option: SelectOption): string {
  const before = plainLabels.get(option);
  if (before !== undefined) return before;
  const text = plainText(option.label);
  plainLabels.set(option, text);
  return text;
}

/** Computes the texts that options are compared by, so that the first letter that is typed doesn't wait for thousands. */
export function prepareNarrowing(options: readonly SelectOption[]): void {
  for (const option of options) textOf(option);
}

/** The last result for each list. For each letter, the keyboard and the view ask for the same one. */
const last = new WeakMap<readonly SelectOption[], { query: string; found: readonly SelectOption[] }>();

/**
 * Returns the options with a word that starts with the typed text, and marks that part. The option for no choice is
 * left out. Case and diacritics don't matter: "s" finds Škoda.
 */
export function narrow(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const query = plain(typed).trimStart();
  if (!query) return options;
  const before = last.get(options);
  if (before?.query === query) return before.found;
  const found = options.flatMap((option) => {
    const from = option.value === null ? -1 : placeIn(textOf(option), query);
    if (from < 0) return [];
    const marked: SelectOption = {
      ...option,
      get marks() {
        const { places } = plainWithPlaces(option.label);
        return [[places[from] ?? 0, places[from + query.length] ?? option.label.length]] as const;
      },
    };
    return marked;
  });
  last.set(options, { query, found });
  return found;
}
