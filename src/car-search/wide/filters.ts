import { warnOnce } from '../../element/attributes.js';
import type { CarFilters } from '../car-search.definition.js';
import type { Years } from './years.js';

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

export const noFilters: Required<CarFilters> = {
  priceMax: null,
  yearMin: null,
  yearMax: null,
  body: null,
  fuel: null,
};

/** Returns only the filters that the shopper has a field for. */
export function offered(
  filters: Required<CarFilters>,
  facets: readonly FacetName[],
  isFreeText: boolean,
): Required<CarFilters> {
  const { priceMax, yearMin, yearMax, body, fuel } = filters;
  return {
    priceMax: facets.includes('price') ? priceMax : null,
    yearMin: facets.includes('year') || isFreeText ? yearMin : null,
    yearMax: isFreeText ? yearMax : null,
    body: facets.includes('body') ? body : null,
    fuel: facets.includes('fuel') ? fuel : null,
  };
}

/** Returns the filters for the details of events: those that the search can have. */
export const toDetail = (
  { yearMax, ...filters }: Required<CarFilters>,
  facets: readonly FacetName[],
  isFreeText: boolean,
): CarFilters => (isFreeText ? { ...filters, yearMax } : facets.length > 0 ? filters : {});

/** Returns the years of the filters; null if any will do. */
export const yearsOf = ({
  yearMin,
  yearMax,
}: Pick<Required<CarFilters>, 'yearMin' | 'yearMax'>): Years | null =>
  yearMin === null ? null : { from: yearMin, to: yearMax };

/** Returns the filters for years. */
export const toFilters = ({ from, to }: Years) => ({ yearMin: from, yearMax: to });

/** Returns the chosen filters as query parameters, in the order of contract section 6. */
export function toQuery({
  priceMax,
  yearMin,
  yearMax,
  body,
  fuel,
}: Required<CarFilters>): Record<string, string> {
  const fields = { price_max: priceMax, year_min: yearMin, year_max: yearMax, body, fuel };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}
