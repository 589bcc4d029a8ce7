import { KILOMETERS_A_MILE } from '../cars/useDistance.js';
import type { I18n } from '../messages/i18n.js';

/** A filter with two ends in an address, in the unit that shoppers use. */
interface RangeField {
  /** The range of the list's calls that it stands for. */
  readonly of: string;
  /** How many of the calls' units make one of the address's, such as 100 cents a dollar. Defaults to 1. */
  readonly scale?: number;
  /** Shown before the numbers, such as `$`. */
  readonly unit?: string;
  /** Whether thousands are grouped, which those of years aren't. Defaults to true. */
  readonly isGrouped?: boolean;
  /** The ends that the list has are rounded outward to multiples of this. Defaults to 1. */
  readonly step?: number;
  /** How an end is written. */
  readonly write: (value: number, numbers: I18n['numbers']) => string;
}

const RANGES = {
  price: { of: 'price', scale: 100, unit: '$', write: (dollars, { price }) => price(dollars * 100) },
  year: { of: 'year', isGrouped: false, write: String },
  mileage: { of: 'mileage', step: 1_000, write: (kilometers, { distance }) => distance(kilometers) },
  miles: {
    ...{ of: 'mileage', scale: KILOMETERS_A_MILE, step: 1_000 },
    write: (distance, { miles }) => miles(distance * KILOMETERS_A_MILE),
  },
} satisfies Readonly<Record<string, RangeField>>;

/** The ranges that addresses can have: those of the calls, and those of the calls in another unit. */
export type AddressRange = keyof typeof RANGES;

export const rangeField = (name: AddressRange): RangeField => RANGES[name];

/** Returns the ranges that an address can have, of those that its list's calls have. */
export const addressRanges = (ofCalls: readonly string[]): AddressRange[] =>
  // The keys of a const object.
  (Object.keys(RANGES) as AddressRange[]).filter((name) => ofCalls.includes(RANGES[name].of));
