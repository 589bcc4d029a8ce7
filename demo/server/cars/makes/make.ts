import type { SimpleIcon } from 'simple-icons';
import type { BODIES, DRIVES, FUELS, TRANSMISSIONS } from '../../../shared/replies/cars.js';

export type Fuel = (typeof FUELS)[number];

/** Returns the fuel as the tables of models have it: there, what plugs in is a hybrid with an electric range. */
export const tabledFuel = (fuel: Fuel): Fuel => (fuel === 'plug-in' ? 'hybrid' : fuel);

export type Body = (typeof BODIES)[number];

export const REGIONS = ['china', 'japan', 'korea', 'germany', 'britain', 'europe', 'america'] as const;
export type Region = (typeof REGIONS)[number];

/** Where cars are sold: where makes come from and, besides, Mexico. */
export const MARKETS = [...REGIONS, 'mexico'] as const;
export type Market = (typeof MARKETS)[number];

export type Drive = (typeof DRIVES)[number];

export type Transmission = (typeof TRANSMISSIONS)[number];

export interface Engine {
  /** Displacement; null for an electric motor alone. */
  readonly liters: number | null;
  /** Of a hybrid, that of the engine and the motor together. */
  readonly hp: number;
  /** The electric range of a hybrid that plugs in; null for all others. */
  readonly electric_km: number | null;
}

/** Model years; null where the model's own years don't limit them further. */
export interface Years {
  readonly since: number | null;
  readonly until: number | null;
}

/** Returns whether a model year is one of these. */
export const covers = ({ since, until }: Years, year: number): boolean =>
  (since ?? year) <= year && year <= (until ?? year);

/** A figure for each of a model's drives in their order, or one for all. */
export type ByDrive<T> = readonly T[];

/** A fuel that a model is sold with, and in which years. One whose engine changed is there once for each. */
export interface SoldFuel extends Years {
  readonly fuel: Fuel;
  /** The usual engine; empty if it's the same as abroad. */
  readonly engines: ByDrive<Engine>;
}

export interface SoldRange extends Years {
  readonly km: ByDrive<number>;
}

/** Returns the fuels of a model year, in their order. */
export const fuelsIn = (fuels: readonly SoldFuel[], year: number): Fuel[] =>
  fuels.filter((each) => covers(each, year)).map(({ fuel }) => fuel);

/** The trims of a model, of some of its years and kinds. */
export interface Trims extends Years {
  /** What a car has to be for these: where it was sold, its fuel, its drive, or its transmission. */
  readonly only: readonly ('us' | 'abroad' | Fuel | Drive | Transmission)[];
  /** The makers' names, from the simplest to the best equipped. */
  readonly names: readonly string[];
}

export interface Model {
  /** The slug that URLs and calls use, unique within its make. */
  readonly value: string;
  readonly name: string;
  readonly body: Body;
  readonly fuels: readonly SoldFuel[];
  /** First model year on offer. */
  readonly since: number;
  /** Last model year on offer; null while it is still made. */
  readonly until: number | null;
  /** Price when new, in thousands of US dollars. */
  readonly price: number;
  /** Ranges of the electric version by the test of the markets abroad, or of the only one; empty if there is none. */
  readonly ranges: readonly SoldRange[];
  /** Its ranges by the US test, if it is sold in the United States and elsewhere. */
  readonly usRanges: readonly SoldRange[];
  /**
   * The driven wheels that it is made with, without those that one of its fuels or many of its years don't have. Of
   * two, the first drives two wheels. All wheels are "4wd" on a body-on-frame vehicle or one with a low range (also an
   * optional one), else "awd".
   */
  readonly drives: readonly [Drive, Drive | undefined];
  /** The fuels that it is sold with in the United States. */
  readonly us: readonly SoldFuel[];
  /**
   * The markets abroad that it is sold in. Empty if it is at US ports alone: it is hardly sold elsewhere, or built in the
   * US for all markets, so that the VIN of one abroad would be that of a car for the US.
   */
  readonly abroad: readonly Market[];
  /** Years with a manual transmission, also in the US; null if we don't know of any. */
  readonly manual: Years | null;
  /** The transmissions that aren't usual for their fuel, as far as we know: of gas and diesel cars, those without a clutch pedal. */
  readonly gearboxes: ReadonlyMap<Fuel, Transmission>;
  readonly seats: number;
  /** Empty if we don't know them. No two are for the same car. */
  readonly trims: readonly Trims[];
  /** The prefixes of its VINs in the United States, by its plants over the years; empty where it has the make's. */
  readonly vins: readonly (Years & { readonly prefix: string })[];
}

export interface Make {
  /** The slug that URLs and calls use. */
  readonly value: string;
  readonly name: string;
  readonly region: Region;
  /** The prefix of the make's VINs. */
  readonly vin: string;
  /** The prefix for cars abroad, of a make that builds those elsewhere. */
  readonly vinAbroad: string;
  /** The make's mark; null if none is available, in which case its initials are drawn. */
  readonly icon: SimpleIcon | null;
  /** How often its cars come up for sale, relative to the other makes. */
  readonly share: number;
  readonly models: readonly Model[];
}

/** Returns the slug of a name: "id-4" for "ID.4" and "citroen" for "Citroën". */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/×/g, 'x')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
