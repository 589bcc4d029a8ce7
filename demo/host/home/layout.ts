import { visit } from '../shell/visit.js';

/** The looks of the home page: a car exporter's, and that of a shop for everything. The first is the default. */
export const LAYOUTS = ['cars', 'default'] as const;
export type Layout = (typeof LAYOUTS)[number];

const YEAR_S = 365 * 86_400;

const known = (value: string | null | undefined): Layout | undefined =>
  LAYOUTS.find((layout) => layout === value);

/** In a cookie, so that the server draws the page as the shopper knows it. */
function remembered(): Layout | undefined {
  const cookies = visit()?.cookies ?? document.cookie;
  return known(/(?:^|;\s*)homeLayout=([^;]*)/.exec(cookies)?.[1]);
}

/** The layout that an address asks for (`?layout=`), which is remembered; else the one that was asked for last. */
export function chosenLayout(search: URLSearchParams): Layout {
  const asked = known(search.get('layout'));
  try {
    if (asked && !visit())
      // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
      document.cookie = `homeLayout=${asked}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
    return asked ?? remembered() ?? LAYOUTS[0];
  } catch {
    // Where cookies are denied, each address says for itself.
    return asked ?? LAYOUTS[0];
  }
}
