/** What a drawing can have beside its proportions. */
export const FEATURES = [
  /** Two doors. */
  'two',
  /** Dark cladding around the wheels and along the sills. */
  'clad',
  'rails',
  /** A spare wheel on the tailgate. */
  'spare',
  'spoiler',
  /** A pickup's bed; the cab ends at `deck`. */
  'bed',
  /** A third side window. */
  'van',
  /** Wheels with closed disks. */
  'aero',
  /** Flat panels with edges. */
  'edge',
  /** A roof in white. */
  'lid',
  /** A soft top. */
  'soft',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The side view of a car. All lengths in millimeters, along the car from its nose, heights from the ground. */
export interface CarShape {
  /** Make and model as slugs, such as `toyota-corolla`. */
  readonly model: string;
  readonly length: number;
  readonly wheelbase: number;
  readonly height: number;
  /** The front overhang: from the nose to the front axle. */
  readonly front: number;
  /** Diameter, with the tire. */
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
  /** By how much the roof has fallen at its end. */
  readonly drop: number;
  /** Where the rear window ends, and the height there. */
  readonly deck: number;
  readonly deckh: number;
  /** From 0, all corners, to 1, all curves. */
  readonly round: number;
  readonly features: readonly Feature[];
}
