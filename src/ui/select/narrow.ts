import type { SelectOption } from './Logo.js';
import { plain, plainText, plainWithPlaces } from './plain.js';

/** Where in a label what is typed begins: at its beginning or at that of a word; -1 for nowhere. */
function placeIn(label: string, typed: string): number {
  let place = label.indexOf(typed);
  while (place > 0 && /[\p{L}\p{N}]/u.test(label[place - 1] ?? '')) place = label.indexOf(typed, place + 1);
  return place;
}

const known = new WeakMap<SelectOption, string>();

/** An option's label as it is compared. Of thousands, few are marked: where each letter stands is found for those alone. */
function textOf(option: SelectOption): string {
  const text = known.get(option) ?? plainText(option.label);
  known.set(option, text);
  return text;
}

/** What was found last in a list: for one letter, the keyboard and the view ask for the same. */
const last = new WeakMap<readonly SelectOption[], { wanted: string; found: readonly SelectOption[] }>();

/**
 * The options with a word that begins with what is typed, that part of them marked. The choice of nothing stands for
 * none of them, and is left out. Letters in any case, with or without diacritics: "s" finds Škoda.
 */
export function narrow(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const wanted = plain(typed).trimStart();
  if (!wanted) return options;
  const before = last.get(options);
  if (before?.wanted === wanted) return before.found;
  const found = options.flatMap((option) => {
    const from = option.value === null ? -1 : placeIn(textOf(option), wanted);
    if (from < 0) return [];
    const { places } = plainWithPlaces(option.label);
    const marks = [[places[from] ?? 0, places[from + wanted.length] ?? option.label.length]] as const;
    return { ...option, marks };
  });
  last.set(options, { wanted, found });
  return found;
}
