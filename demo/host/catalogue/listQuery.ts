import { SORTS, type Sort } from '../api/catalogue.js';

/** What the address of a list of cars says. */
export interface ListQuery {
  brand: string;
  model: string;
  page: number;
  sort: Sort;
}

/** Reads an address; what it says wrongly counts as not said. */
export function readList(brand: string | undefined, search: URLSearchParams): ListQuery {
  const page = Number(search.get('page'));
  return {
    brand: brand ?? '',
    model: brand ? (search.get('model') ?? '') : '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? SORTS[0],
  };
}

/** The same address with some of its parameters changed; null removes one. */
export function changed(search: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size ? `?${next}` : '';
}
