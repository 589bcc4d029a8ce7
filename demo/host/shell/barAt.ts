/** What the bar at the top shows of a page. */
interface Bar {
  /** The path of the link that stands for the page; none stands for those that are in no part of the shop. */
  readonly active: string | undefined;
  readonly term: string | undefined;
  /** Whether a search stays on the page, which is that of the factories. */
  readonly isFactoryZone: boolean;
  /** Whether a search in a department is for goods from overseas. */
  readonly isOversea: boolean;
}

const LINKS: readonly (readonly [path: RegExp, link: string])[] = [
  [/^\/(index-old)?$/, '/'],
  [/^\/categories(\/(?!\d+$)|$)/, '/categories'], // cars; a department of other goods has a number
  [/^\/(content\/AboutUs|about)$/, '/about'],
  [/^\/(content\/contactUs|contact)$/, '/contact'],
];

/** Reads from an address how the bar at the top is to look there. */
export function barAt(pathname: string, search: string): Bar {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const query = new URLSearchParams(search);
  return {
    active: LINKS.find(([pages]) => pages.test(path))?.[1],
    term: query.get('goods_name') || undefined,
    isFactoryZone: path === '/content/factorZone',
    isOversea: query.get('is_oversea') === '1',
  };
}
