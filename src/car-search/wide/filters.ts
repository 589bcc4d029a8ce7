import { warnOnce } from '../../element/attributes.js';
import type { CarFilters } from '../car-search.definition.js';

/** The words allowed in `facets`, in the order of the fields. */
const facetNames = ['price', 'year', 'body', 'fuel'] as const;

export type FacetName = (typeof facetNames)[number];

/** Returns the facets in the attribute, each once and in field order. Warns once about each unknown word. */
export function readFacets(attribute: string | null): readonly FacetName[] {
  const words =
    attribute
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean) ?? [];
  const isFacet = (word: string) => facetNames.some((name) => name === word);
  for (const word of words)
    if (!isFacet(word)) warnOnce(`facets="${word}" is not one of ${facetNames.join(', ')}; it is ignored.`);
  return facetNames.filter((name) => words.includes(name));
}

export const noFilters: Required<CarFilters> = { priceMax: null, yearMin: null, body: null, fuel: null };

/** Returns only the filters that the shopper has a field for. */
export function offered(
  filters: Required<CarFilters>,
  facets: readonly FacetName[],
  isFreeText: boolean,
): Required<CarFilters> {
  const { priceMax, yearMin, body, fuel } = filters;
  return {
    priceMax: facets.includes('price') ? priceMax : null,
    yearMin: facets.includes('year') || isFreeText ? yearMin : null,
    body: facets.includes('body') ? body : null,
    fuel: facets.includes('fuel') ? fuel : null,
  };
}

/** Returns the chosen filters as query parameters, in the order of contract section 6. */
export function toQuery({ priceMax, yearMin, body, fuel }: Required<CarFilters>): Record<string, string> {
  const fields = { price_max: priceMax, year_min: yearMin, body, fuel };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}
