import type { Area, Note } from '../../shared/inspection.js';

export const USES = ['private', 'company', 'rental', 'dealer'] as const;
/** Who drove it most. */
export type CarUse = (typeof USES)[number];

export const EVENTS = [
  'built',
  'registered',
  'service',
  'owner',
  'repaired',
  'arrived',
  'inspected',
] as const;

export interface CarEvent {
  /** Year and month, such as `2021-04`. */
  readonly on: string;
  readonly kind: (typeof EVENTS)[number];
  readonly mileage_km: number;
  /** A port or a region, in English; null where it does not matter. */
  readonly place: string | null;
}

/** What the engineers found. All points that are not among the findings passed. */
export interface Inspection {
  /** A day, such as `2025-08-21`. */
  readonly on: string;
  readonly by: string;
  readonly findings: readonly { readonly area: Area; readonly point: number; readonly note: Note }[];
  readonly readings: {
    /** Thickness of the paint in micrometers, from the thinnest panel to the thickest. */
    readonly paint: readonly [number, number];
    /** Depth of the tread in millimeters: front left, front right, rear left, rear right. */
    readonly tread: readonly [number, number, number, number];
    /** Thickness of the brake pads in millimeters, front and rear. */
    readonly pads: readonly [number, number];
    /** What is left of the capacity of a drive battery, in percent; null without one. */
    readonly battery: number | null;
  };
}
