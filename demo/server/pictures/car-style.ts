import { enums, type Infer, string, type } from 'superstruct';
import { hashOf } from '../cars/random.js';
import { readTable } from '../db/read-data.js';
import type { CarShape } from './car-shape.js';
import { RIMS, type Rim } from './wheels.js';

const GRILLE_NAMES = [
  ...(['kidney', 'frame', 'wide', 'slots', 'closed', 'nose', 'star', 'spindle'] as const),
  ...(['mesh', 'band', 'oval', 'upright', 'shield'] as const),
] as const;
const LAMPS = ['swept', 'slim', 'square', 'round', 'split', 'tall', 'bar'] as const;
const TAILS = ['block', 'slim', 'hook', 'upright', 'round', 'bar', 'boomerang'] as const;
const Make = type({ make: string(), grille: enums(GRILLE_NAMES), lamps: enums(LAMPS), tails: enums(TAILS) });
type MakeStyle = Infer<typeof Make>;

/** The families of a make's front and rear. */
const MAKE_STYLES = new Map(readTable('make-styles.csv', Make).map((make) => [make.make, make]));
const ANY_MAKE: MakeStyle = { make: '', grille: 'band', lamps: 'swept', tails: 'slim' };

/** Models whose lamps are their own, whatever the make's are. */
const ROUND_LAMPS =
  /^(?:ford-bronco|mercedes-benz-g-class|suzuki-jimny|fiat-500|honda-honda-e|volkswagen-id-buzz)/;
const SQUARE_LAMPS =
  /^(?:jeep-(?:grand|compass|cherokee)|fiat-(?:panda|tipo)|kia-soul|porsche-(?:taycan|macan-e))/;

/** How many cars of one model and color look different. */
export const VARIANTS = 96;

export interface CarStyle {
  readonly grille: MakeStyle['grille'];
  readonly lamps: MakeStyle['lamps'];
  readonly tails: MakeStyle['tails'];
  readonly intake: 'wide' | 'three' | 'slim' | 'plate';
  readonly rim: Rim;
  /** Whether the rims are painted dark. */
  readonly darkRims: boolean;
  /** The color of the frames of grille and windows. */
  readonly chrome: string;
  readonly skid: string;
  readonly plate: 'low' | 'high';
  /** The number of exhausts. */
  readonly exhausts: 0 | 1 | 2;
  /** Whether the roof is black. */
  readonly darkRoof: boolean;
}

const CHROMES = ['#cdd5db', '#2b333a', '#8a949d'] as const;
const INTAKES = ['wide', 'three', 'plate'] as const;

/**
 * Returns how a car looks beside its proportions: by make and model, and, for rims and trim, by its variant.
 * @param make a slug, such as `bmw`
 * @param variant from 0 to 95
 */
export function styleOf(make: string, shape: CarShape, variant: number): CarStyle {
  const model = shape.name;
  const hash = hashOf(model);
  const { grille, lamps, tails } = MAKE_STYLES.get(make) ?? ANY_MAKE;
  const isSport = shape.features.includes('two');
  const isUtility = shape.features.includes('clad');
  const rim = RIMS[(hash + variant) % RIMS.length] ?? 'five';
  const trim = Math.floor(variant / RIMS.length) % 3;
  const isRevised = variant >= VARIANTS / 2;
  const closed = grille === 'closed' || shape.features.includes('aero');
  return {
    grille: closed && grille !== 'kidney' && grille !== 'oval' ? 'closed' : grille,
    lamps: ROUND_LAMPS.test(model) ? 'round' : SQUARE_LAMPS.test(model) ? 'square' : lamps,
    tails,
    intake: closed
      ? isRevised
        ? 'three'
        : 'slim'
      : isUtility && hash % 3 === 0 && !isRevised
        ? 'plate'
        : (INTAKES[(hash + Number(isRevised)) % 2] ?? 'wide'),
    rim,
    darkRims: Math.floor(variant / (3 * RIMS.length)) % 2 === 1,
    chrome: CHROMES[trim] ?? CHROMES[0],
    skid: isUtility ? '#c3cad0' : '#59636d',
    plate: isSport || hash % 4 === 0 ? 'low' : 'high',
    exhausts: closed ? 0 : isSport || hash % 3 === 0 ? 2 : 1,
    darkRoof: !isSport && trim === 2,
  };
}
