import type { Car } from '../../shared/replies/cars.js';
import { fill, type Messages } from '../messages/i18n.js';

/** Returns an electric range with the test that it's from: those of different tests can't be compared. */
export const rangeText = (
  { rangeBy }: Messages['car'],
  range: string,
  { range_test: test }: Pick<Car, 'range_test'>,
): string => (test === null ? range : fill(rangeBy, { range, test }));
