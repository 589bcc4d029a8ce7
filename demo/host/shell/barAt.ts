import { type FoundPage, type PageName, pageAt, pathTo } from '../../shared/pages.js';

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

/** The pages that the bar links to. */
const LINKS = ['home', 'categories', 'about', 'contact'] as const;

/** Returns the page whose link is marked on a page. */
function linkOf({ name, ids }: FoundPage): PageName {
  const isOfCars = name === 'category' && !/^\d+$/.test(ids[0] ?? ''); // departments of goods have numbers
  return isOfCars ? 'categories' : name;
}

/** Returns what the top bar shows at an address. */
export function barAt(pathname: string, search: string): Bar {
  const page = pageAt(pathname);
  const query = new URLSearchParams(search);
  const term = query.get('goods_name') || undefined;
  const link = LINKS.find((name) => page && name === linkOf(page));
  return {
    // What a search finds may be other goods than cars, and `in=goods` has nothing else.
    active:
      link && !(page?.name === 'categories' && (term || query.get('in') === 'goods'))
        ? pathTo(link)
        : undefined,
    term,
    isFactoryZone: page?.name === 'factoryZone',
    isOversea: query.get('is_oversea') === '1',
  };
}
