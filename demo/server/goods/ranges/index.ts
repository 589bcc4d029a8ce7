import { CARRIER_RANGES } from './carriers.js';
import { CHARGING_RANGES } from './charging.js';
import { ELECTRIC_RANGES } from './electrics.js';
import { ELECTRONICS_RANGES } from './electronics.js';
import { FASHION_RANGES } from './fashion.js';
import { GARAGE_RANGES } from './garage.js';
import { HOME_RANGES } from './home.js';
import { INTERIOR_RANGES } from './interior.js';
import { MOTORCYCLE_RANGES } from './motorcycle.js';
import type { Range } from './range.js';
import { WHEEL_RANGES } from './wheels.js';

/** What the shop sells beside cars: one range for each department of the second level. */
export const RANGES: readonly Range[] = [
  ...WHEEL_RANGES,
  ...ELECTRIC_RANGES,
  ...CHARGING_RANGES,
  ...INTERIOR_RANGES,
  ...CARRIER_RANGES,
  ...MOTORCYCLE_RANGES,
  ...GARAGE_RANGES,
  ...ELECTRONICS_RANGES,
  ...HOME_RANGES,
  ...FASHION_RANGES,
];
