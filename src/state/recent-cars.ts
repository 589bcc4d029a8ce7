import { didAct, local, storageMode, toJson } from './storage.js';
import { store } from './store.js';

/** A car search as stored in the browser: only values, no display texts. */
export interface CarSearchRecord {
  readonly make: string | null;
  readonly model: string | null;
  /** Whole US dollars. */
  readonly priceMax: number | null;
  readonly yearMin: number | null;
  readonly yearMax: number | null;
  readonly body: string | null;
  readonly fuel: string | null;
}

/** The maximum number of stored searches. */
const limit = 3;

/** The maximum length of a value. No make's value is longer. */
const longest = 128;

/** Returns the shopper's last searches in this browser, newest first; empty if none are stored, or they aren't ours. */
export function readRecentCars(): readonly CarSearchRecord[] {
  try {
    const stored: unknown = JSON.parse(local.read('recentCars') ?? '[]');
    return Array.isArray(stored) ? stored.slice(0, limit).map(toRecord).filter(isSearch) : [];
  } catch {
    return [];
  }
}

/** Stores a search as the newest. A search for everything isn't stored. */
export function saveRecentCars(search: CarSearchRecord): void {
  if (!isSearch(search) || !mayStore()) return;
  didAct('search');
  const text = toJson(toRecord(search));
  const others = readRecentCars().filter((other) => toJson(other) !== text);
  local.write('recentCars', toJson([toRecord(search), ...others].slice(0, limit)));
}

/** Under `on-use`, recent searches need the visitor's consent as well (contract section 10). */
const mayStore = (): boolean =>
  storageMode() !== 'on-use' || store.getState().bigdata.config.consent === 'granted';

const isSearch = (search: CarSearchRecord): boolean =>
  (search.make !== null || search.model === null) && Object.values(search).some((value) => value !== null);

/** Reads the fields of any value, each with its own type or null, always in the same order. */
function toRecord(stored: unknown): CarSearchRecord {
  const fields = Object.entries(stored !== null && typeof stored === 'object' ? stored : {});
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
    yearMax: number('yearMax'),
    body: text('body'),
    fuel: text('fuel'),
  };
}
