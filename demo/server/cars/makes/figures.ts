import { type ByDrive, covers, type Drive, type Engine, type Model, tabledFuel } from './make.js';
import type { Sold } from './trims.js';

/** What a model's figures depend on. */
type Car = Omit<Sold, 'transmission'>;

/** Returns what a figure is for a car: for all drives of its model, or for its own. */
const ofDrive = <T>({ drives }: Model, drive: Drive, figures: ByDrive<T> = []): T | null =>
  figures[drives.indexOf(drive)] ?? figures[0] ?? null;

/** Returns the range of an electric car in kilometers, by the test of the country where it was sold. */
export function rangeOf(model: Model, { zone, year, drive }: Car): number | null {
  const sold = [...(zone === 1 ? model.usRanges : []), ...model.ranges];
  return ofDrive(model, drive, sold.find((each) => covers(each, year))?.km);
}

/** Returns a car's usual engine, or null if we don't know it. */
export function engineOf(model: Model, { zone, year, fuel, drive }: Car): Engine | null {
  const sold = [...(zone === 1 ? model.us : []), ...model.fuels];
  const found = sold.find(
    (each) => each.fuel === tabledFuel(fuel) && covers(each, year) && each.engines.length > 0,
  );
  return ofDrive(model, drive, found?.engines);
}
