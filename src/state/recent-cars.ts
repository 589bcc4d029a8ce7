import { local, toJson } from './storage.js';

/** A search for cars, as it is kept in the browser: values, and no texts. */
export interface CarSearchRecord {
  readonly make: string | null;
  readonly model: string | null;
  /** Whole US dollars. */
  readonly priceMax: number | null;
  readonly yearMin: number | null;
  readonly body: string | null;
  readonly fuel: string | null;
}

/** As many are kept. */
const limit = 3;

/** A longer value is no make's. */
const longest = 128;

/** What the shopper last searched for in this browser, the newest first; none where nothing is kept, or not by us. */
export function readRecentCars(): readonly CarSearchRecord[] {
  try {
    const kept: unknown = JSON.parse(local.read('recentCars') ?? '[]');
    return Array.isArray(kept) ? kept.slice(0, limit).map(toRecord).filter(isSearch) : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the newest; one for everything is none. */
export function keepRecentCars(search: CarSearchRecord): void {
  if (!isSearch(search)) return;
  const text = toJson(toRecord(search));
  const others = readRecentCars().filter((other) => toJson(other) !== text);
  local.write('recentCars', toJson([toRecord(search), ...others].slice(0, limit)));
}

const isSearch = (search: CarSearchRecord): boolean =>
  (search.make !== null || search.model === null) && Object.values(search).some((value) => value !== null);

/** The fields of what may be anything, each of its type or null, always in the same order. */
function toRecord(kept: unknown): CarSearchRecord {
  const fields = Object.entries(kept !== null && typeof kept === 'object' ? kept : {});
  const of = (name: string): unknown => fields.find(([field]) => field === name)?.[1];
  const text = (name: string) => {
    const value = of(name);
    return typeof value === 'string' && value.length <= longest ? value : null;
  };
  const number = (name: string) => {
    const value = of(name);
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
  };
  return {
    make: text('make'),
    model: text('model'),
    priceMax: number('priceMax'),
    yearMin: number('yearMin'),
    body: text('body'),
    fuel: text('fuel'),
  };
}
