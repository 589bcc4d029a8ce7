import coupe from '../../assets/cars/coupe.svg?react';
import hatchback from '../../assets/cars/hatchback.svg?react';
import pickup from '../../assets/cars/pickup.svg?react';
import sedan from '../../assets/cars/sedan.svg?react';
import suv from '../../assets/cars/suv.svg?react';
import van from '../../assets/cars/van.svg?react';
import wagon from '../../assets/cars/wagon.svg?react';
import type { Drawing } from './Picture.js';

/**
 * Cars in side view, nose to the left, in a box of 400 by 200 at one common scale (70 units are a meter): a van is
 * really taller than a coupe when cards stand side by side.
 */
export const CAR_DRAWINGS = { coupe, hatchback, pickup, sedan, suv, van, wagon } as const satisfies Readonly<
  Record<string, Drawing>
>;
