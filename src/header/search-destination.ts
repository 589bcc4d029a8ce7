import { type Destination, toDestination } from '../navigation/destination.js';

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
export function searchDestination({ term, catId, oversea }: Search): Destination {
  if (!term) return toDestination('/categories');
  if (catId === null) return toDestination('/categories', { goods_name: term });
  return toDestination('/content/classifyZone', {
    cat_id: catId,
    goods_name: term,
    is_oversea: oversea ? '1' : '0',
  });
}
