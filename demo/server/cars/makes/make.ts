import type { SimpleIcon } from 'simple-icons';

export const FUELS = ['electric', 'hybrid', 'petrol', 'diesel'] as const;
export type Fuel = (typeof FUELS)[number];

export const BODIES = ['sedan', 'suv', 'hatchback', 'wagon', 'coupe', 'pickup', 'van'] as const;
export type Body = (typeof BODIES)[number];

/** Where a make's cars are loaded on a ship. */
export type Region = 'china' | 'japan' | 'korea' | 'germany' | 'britain' | 'europe' | 'america';

/** The driven axle of the base version. */
export type Axle = 'fwd' | 'rwd';

export interface Model {
  /** The slug that URLs and calls use, unique within its make. */
  readonly value: string;
  readonly name: string;
  readonly body: Body;
  readonly fuels: readonly Fuel[];
  /** First model year on offer. */
  readonly since: number;
  /** Last model year on offer; null while it is still made. */
  readonly until: number | null;
  /** Price when new, in thousands of US dollars. */
  readonly price: number;
  /** Range of the electric version in km; null without one. */
  readonly rangeKm: number | null;
  readonly axle: Axle;
}

export interface Make {
  /** The slug that URLs and calls use. */
  readonly value: string;
  readonly name: string;
  readonly region: Region;
  /** The make's mark; null where none may be had, and a monogram is drawn. */
  readonly icon: SimpleIcon | null;
  /** How often its cars come up for sale, relative to the other makes. */
  readonly share: number;
  readonly models: readonly Model[];
}

interface ModelOptions {
  /** Last model year; default: still made. */
  until?: number;
  /** Range in km; to be given when one of the fuels is electric. */
  km?: number;
  /** Default: the axle of the make. */
  axle?: Axle;
}

/** A row of a make's table; `make` completes it. */
export type ModelRow = (axle: Axle) => Model;

/** Writes "ID.4" as "id-4" and "Citroën" as "citroen". */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** One model: name, body, fuels, first model year, price when new in thousands of US dollars. */
export function model(
  name: string,
  body: Body,
  fuels: readonly Fuel[],
  since: number,
  price: number,
  options: ModelOptions = {},
): ModelRow {
  const { until = null, km = null } = options;
  return (axle) => ({
    value: slug(name),
    name,
    body,
    fuels,
    since,
    until,
    price,
    rangeKm: km,
    axle: options.axle ?? axle,
  });
}

/** One make with its models. `share` defaults to 1, `axle` to front wheel drive. */
export function make(
  name: string,
  about: { region: Region; icon?: SimpleIcon; share?: number; axle?: Axle },
  rows: readonly ModelRow[],
): Make {
  const { region, icon = null, share = 1, axle = 'fwd' } = about;
  return {
    value: slug(name),
    name,
    region,
    icon,
    share,
    models: rows.map((row) => row(axle)),
  };
}
