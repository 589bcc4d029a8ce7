import type { SelectOption } from './Logo.js';
import { type Plain, plain, plainWithPlaces } from './plain.js';

/** Where in a label what is typed begins: at its beginning or at that of a word; -1 for nowhere. */
function placeIn(label: string, typed: string): number {
  let place = label.indexOf(typed);
  while (place > 0 && /[\p{L}\p{N}]/u.test(label[place - 1] ?? '')) place = label.indexOf(typed, place + 1);
  return place;
}

const known = new WeakMap<SelectOption, Plain>();

/**
 * The options with a word that begins with what is typed, that part of them marked. The choice of nothing stands for
 * none of them, and is left out. Letters in any case, with or without diacritics: "s" finds Škoda.
 */
export function narrow(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const wanted = plain(typed).trimStart();
  if (!wanted) return options;
  return options.flatMap((option) => {
    if (option.value === null) return [];
    const { text, places } = known.get(option) ?? plainWithPlaces(option.label);
    known.set(option, { text, places });
    const from = placeIn(text, wanted);
    if (from < 0) return [];
    return { ...option, marks: [[places[from] ?? 0, places[from + wanted.length] ?? option.label.length]] };
  });
}
