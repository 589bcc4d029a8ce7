/** What the top bar shows on a page. */
interface Bar {
  /** The path of the link for the page. Undefined for pages that aren't in any part of the shop. */
  readonly active: string | undefined;
  readonly term: string | undefined;
  /** Whether a search stays on the page, which is the factory zone. */
  readonly isFactoryZone: boolean;
  /** Whether a search in a department is for overseas goods. */
  readonly isOversea: boolean;
}

const LINKS: readonly (readonly [path: RegExp, link: string])[] = [
  [/^\/(index-old)?$/, '/'],
  [/^\/categories(\/(?!\d+$)|$)/, '/categories'], // cars only: departments of goods have numbers
  [/^\/(content\/AboutUs|about)$/, '/about'],
  [/^\/(content\/contactUs|contact)$/, '/contact'],
];

/** Returns what the top bar shows at an address. */
export function barAt(pathname: string, search: string): Bar {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const query = new URLSearchParams(search);
  const term = query.get('goods_name') || undefined;
  return {
    // What a search finds may be other goods.
    active: term && path === '/categories' ? undefined : LINKS.find(([pages]) => pages.test(path))?.[1],
    term,
    isFactoryZone: path === '/content/factorZone',
    isOversea: query.get('is_oversea') === '1',
  };
}
