import type { SimpleIcon } from 'simple-icons';

export const FUELS = ['electric', 'hybrid', 'petrol', 'diesel'] as const;
export type Fuel = (typeof FUELS)[number];

export const BODIES = ['sedan', 'suv', 'hatchback', 'wagon', 'coupe', 'pickup', 'van'] as const;
export type Body = (typeof BODIES)[number];

export const REGIONS = ['china', 'japan', 'korea', 'germany', 'britain', 'europe', 'america'] as const;
export type Region = (typeof REGIONS)[number];

export const AXLES = ['fwd', 'rwd'] as const;
export type Axle = (typeof AXLES)[number];

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
  /** What its VINs begin with; that of its region where we know none of its own. */
  readonly vin: string;
  /** The make's mark; null where none may be had, and a monogram is drawn. */
  readonly icon: SimpleIcon | null;
  /** How often its cars come up for sale, relative to the other makes. */
  readonly share: number;
  readonly models: readonly Model[];
}

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
