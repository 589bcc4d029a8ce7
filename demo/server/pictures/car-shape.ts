/** Optional features of a drawing. */
export const FEATURES = [
  /** Two doors. */
  'two',
  /** Dark cladding around the wheels and along the sills. */
  'clad',
  'rails',
  /** A spare wheel on the tailgate. */
  'spare',
  'spoiler',
  /** A pickup's bed. The cab ends at `deck`. */
  'bed',
  /** A third side window. */
  'van',
  /** Wheels with closed disks. */
  'aero',
  /** Flat panels with edges. */
  'edge',
  /** A white roof. */
  'lid',
  /** A soft top. */
  'soft',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The side view of a car, in millimeters. Positions count from the nose, heights from the ground. */
export interface CarShape {
  /** Make and model as slugs, such as `toyota-corolla`, or a class. */
  readonly name: string;
  readonly length: number;
  readonly wheelbase: number;
  readonly height: number;
  /** The front overhang: from the nose to the front axle. */
  readonly front: number;
  /** Diameter of a wheel, including the tire. */
  readonly wheel: number;
  /** Height of the hood's leading edge. */
  readonly hood: number;
  /** Height of the base of the windshield. */
  readonly cowl: number;
  /** Where the windshield begins. */
  readonly screen: number;
  /** Where the roof begins and ends. */
  readonly roof: number;
  readonly rear: number;
  /** How far the roof has dropped at its rear end. */
  readonly drop: number;
  /** Where the rear window ends and, below, the height there. */
  readonly deck: number;
  readonly deckh: number;
  /** Roundness, from 0 (all corners) to 1 (all curves). */
  readonly round: number;
  readonly features: readonly Feature[];
}
