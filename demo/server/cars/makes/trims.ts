import { covers, type Drive, type Fuel, type Model, type Transmission, tabledFuel } from './make.js';

/** What a car's trims and equipment depend on, besides its model. */
export interface Sold {
  /** 1 for a car that was sold in the United States. */
  readonly zone: 1 | 2;
  readonly year: number;
  readonly fuel: Fuel;
  readonly drive: Drive;
  readonly transmission: Transmission;
}

/** Returns the trims that such a car was sold with, from the simplest to the best equipped; none if we don't know them. */
export function trimsOf(
  { trims }: Pick<Model, 'trims'>,
  { zone, year, fuel, drive, transmission }: Sold,
): readonly string[] {
  const kinds: readonly string[] = [zone === 1 ? 'us' : 'abroad', tabledFuel(fuel), drive, transmission];
  const found = trims.find((each) => each.only.every((kind) => kinds.includes(kind)) && covers(each, year));
  return found?.names ?? [];
}
