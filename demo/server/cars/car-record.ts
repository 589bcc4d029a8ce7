import type { Area, Note } from '../../shared/inspection.js';

export const USES = ['private', 'company', 'rental', 'dealer'] as const;
/** Who drove the car most of the time. */
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
  /** A port or region, in English; null if it doesn't matter. */
  readonly place: string | null;
}

/** The engineers' findings. All points that aren't listed passed. */
export interface Inspection {
  /** A day, such as `2025-08-21`. */
  readonly on: string;
  readonly by: string;
  readonly findings: readonly { readonly area: Area; readonly point: number; readonly note: Note }[];
  readonly readings: {
    /** Paint thickness in micrometers: the thinnest and the thickest panel; null without paint. */
    readonly paint: readonly [number, number] | null;
    /** Tread depth in millimeters: front left, front right, rear left, rear right. */
    readonly tread: readonly [number, number, number, number];
    /** Brake pad thickness in millimeters: front and rear. */
    readonly pads: readonly [number, number];
    /** Remaining capacity of a drive battery, in percent; null without one. */
    readonly battery: number | null;
  };
}
