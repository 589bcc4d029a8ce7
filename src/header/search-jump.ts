/** What the shopper searches for; the detail of `storefront-search`. */
export interface Search {
  /** Without spaces around it; may be empty. */
  readonly term: string;
  /** The chosen department; null for all. */
  readonly catId: string | null;
  /** Whether goods from overseas are meant. */
  readonly oversea: boolean;
}

/** Where a search leads (spec 2.8). */
export function searchTarget({ term, catId, oversea }: Search): {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
} {
  if (!term) return { path: '/categories', query: {} };
  if (catId === null) return { path: '/categories', query: { goods_name: term } };
  return {
    path: '/content/classifyZone',
    query: { cat_id: catId, goods_name: term, is_oversea: oversea ? '1' : '0' },
  };
}
