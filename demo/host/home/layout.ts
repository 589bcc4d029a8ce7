/** The looks of the home page: a car exporter's, and that of a shop for everything. The first is the default. */
export const LAYOUTS = ['cars', 'default'] as const;
export type Layout = (typeof LAYOUTS)[number];

const KEY = 'homeLayout';

const known = (value: string | null): Layout | undefined => LAYOUTS.find((layout) => layout === value);

/** The layout that an address asks for (`?layout=`), which is remembered; else the one that was asked for last. */
export function chosenLayout(search: URLSearchParams): Layout {
  const asked = known(search.get('layout'));
  try {
    if (asked) localStorage.setItem(KEY, asked);
    return asked ?? known(localStorage.getItem(KEY)) ?? LAYOUTS[0];
  } catch {
    // Where storage is denied, each address says for itself.
    return asked ?? LAYOUTS[0];
  }
}
