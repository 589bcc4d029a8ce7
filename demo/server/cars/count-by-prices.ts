import { and, isNotNull } from 'drizzle-orm';
import type { CarFacets } from '../../shared/replies/goods.js';
import type { Db } from '../db/database.js';
import { searchTerms } from '../search/schema.js';
import { isSignsAlone, wordQuery, wordsMatch } from '../search/words.js';
import { ALL_CARS, type CarFilter } from './car-filter.js';
import { type CarKind, readCarPrices } from './car-prices.js';

/** The filters that `car_prices` can answer, apart from brands and models. */
export const IN_PRICES = { choices: ['is_oversea', 'body', 'fuel'], ranges: ['price', 'year'] } as const;

type Part = (typeof IN_PRICES)['choices' | 'ranges'][number];
export type PriceFacets = Pick<CarFacets, 'total' | 'brand' | 'model' | Part>;

/**
 * Returns the same as `countCarFacets`, but with brands and models unsorted, in one pass over the prices. Cars that
 * fail one part of the filter count toward the choices of that part; cars that fail two don't count at all.
 * @param filter without what isn't in `IN_PRICES`
 */
export async function countByPrices(db: Db, filter: CarFilter): Promise<PriceFacets> {
  const { brand, is_oversea: oversea } = filter;
  const isOneMake = brand.length === 1;
  const found = { brand: new Counts(), model: new Counts(), body: new Counts(), fuel: new Counts() };
  const price = new Span();
  const year = new Span();
  const zones = { us: 0, oversea: 0 };
  for (const kind of await findMeant(db, filter)) {
    const isMake = isOneOf(brand, kind.make);
    const isModel = isMake && isOneOf(filter.model, kind.model);
    const isBody = isOneOf(filter.body, kind.body);
    const isFuel = isOneOf(filter.fuel, kind.fuel);
    const failed = (isModel ? 0 : 1) + (isBody ? 0 : 1) + (isFuel ? 0 : 1);
    if (failed > 1) continue;
    let count = 0;
    for (const one of kind.years) {
      const isYear = isWithin(one.year, filter.year_min, filter.year_max);
      if (failed === 1 && !isYear) continue;
      const us = countWithin(one.us, filter);
      const overseas = countWithin(one.oversea, filter);
      const chosen = oversea === null ? us + overseas : oversea ? overseas : us;
      if (isYear) count += chosen;
      if (failed === 1) continue;
      if (chosen > 0) year.add(one.year);
      if (!isYear) continue;
      zones.us += us;
      zones.oversea += overseas;
      if (oversea !== true) price.addEnds(one.us);
      if (oversea !== false) price.addEnds(one.oversea);
    }
    if (count === 0) continue;
    if (isBody && isFuel) found.brand.add(kind.make, count, kind.makeName);
    if (isBody && isFuel && isMake && isOneMake) found.model.add(kind.model, count, kind.modelName);
    if (isModel && isFuel) found.body.add(kind.body, count);
    if (isModel && isBody) found.fuel.add(kind.fuel, count);
  }
  const unnamed = (counts: Counts) => counts.all.map(({ value, count }) => ({ value, count })).sort(byValue);
  return {
    total: (oversea === true ? 0 : zones.us) + (oversea === false ? 0 : zones.oversea),
    brand: found.brand.all,
    model: found.model.all,
    body: unnamed(found.body),
    fuel: unnamed(found.fuel),
    is_oversea: [zones.us, zones.oversea]
      .map((count, value) => ({ value, count }))
      .filter(({ count }) => count > 0),
    price: price.ends,
    year: year.ends,
  };
}

/** Returns the kinds that the words of the filter stand for. */
async function findMeant(db: Db, { also = {}, ...filter }: CarFilter): Promise<CarKind[]> {
  const { body, fuel } = { ...ALL_CARS, ...also };
  const called = await findCalled(db, filter);
  return [...called].filter((kind) => isOneOf(body, kind.body) && isOneOf(fuel, kind.fuel));
}

/** Returns the kinds whose names match the words of the filter. */
async function findCalled(
  db: Db,
  { words, whole, goods_name: typed }: CarFilter,
): Promise<Iterable<CarKind>> {
  if (isSignsAlone(typed)) return [];
  if (words.length === 0) return readCarPrices(db);
  const { make, model } = searchTerms;
  const called = await db
    .select({ make, model })
    .from(searchTerms)
    .where(and(wordsMatch(searchTerms.words, wordQuery(words, whole)), isNotNull(model)));
  const names = new Set(called.map((term) => `${term.make} ${term.model}`));
  return [...(await readCarPrices(db))].filter((kind) => names.has(`${kind.make} ${kind.model}`));
}

/** Counts the prices that match a filter. They must be in ascending order. */
function countWithin(prices: Int32Array, { price_min: min, price_max: max }: CarFilter): number {
  const upTo = max === null ? prices.length : countBelow(prices, max + 1);
  return min === null ? upTo : Math.max(0, upTo - countBelow(prices, min));
}

/** Counts the prices below the limit by binary search. */
function countBelow(prices: Int32Array, limit: number): number {
  let [low, high] = [0, prices.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isOneOf = (chosen: readonly string[], value: string): boolean =>
  chosen.length === 0 || chosen.includes(value);

const isWithin = (value: number, min: number | null, max: number | null): boolean =>
  (min === null || value >= min) && (max === null || value <= max);

class Span {
  ends: { min: number | null; max: number | null } = { min: null, max: null };

  add(value: number): void {
    const { min, max } = this.ends;
    if (min === null || value < min) this.ends.min = value;
    if (max === null || value > max) this.ends.max = value;
  }

  /** @param values in ascending order */
  addEnds(values: Int32Array): void {
    if (values.length === 0) return;
    this.add(values[0] ?? 0);
    this.add(values[values.length - 1] ?? 0);
  }
}

class Counts {
  readonly #counts = new Map<string, { value: string; name: string; count: number }>();

  add(value: string, count: number, name = ''): void {
    const existing = this.#counts.get(value);
    if (existing === undefined) this.#counts.set(value, { value, name, count });
    else existing.count += count;
  }

  get all() {
    return [...this.#counts.values()];
  }
}

const byValue = (one: { value: string }, other: { value: string }) => (one.value < other.value ? -1 : 1);
