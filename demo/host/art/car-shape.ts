/** Body types the demo catalogue knows. */
export type BodyType = 'sedan' | 'suv' | 'hatchback' | 'wagon' | 'coupe' | 'pickup' | 'van';

/** Rim pattern: five spoke pairs, five broad blades, or ten slim spokes. */
export type RimStyle = 'double' | 'blade' | 'multi';

/** Everything needed to draw one body type. All strings are SVG path data. */
export interface CarShape {
  /** Outline from the front lower lip over the roof to the rear lower lip (open path). */
  readonly top: string;
  /** Height of the lower body edge between the wheels. */
  readonly sill: number;
  /** y of the roof and of the window sill line: they anchor the paint shading. */
  readonly roof: number;
  readonly belt: number;
  /** Axle positions, tyre radius, radius of the arch cut-out and the rim pattern. */
  readonly wheels: {
    readonly front: number;
    readonly rear: number;
    readonly r: number;
    readonly arch: number;
    readonly rim: RimStyle;
  };
  /** Side glass, one outline around all panes. */
  readonly glass: string;
  /** Pillars over the side glass: gloss black lines, and pillars in body colour. */
  readonly pillars: string;
  readonly paintPillars?: string;
  /** Slivers of windscreen and rear screen seen from the side. */
  readonly screens: string;
  /** Faint seat backs and head restraints behind the glass. */
  readonly seats: string;
  /** Panel gaps. */
  readonly gaps: string;
  /** Area below the character line, closed: it falls into shade and makes the crease. */
  readonly flank: string;
  /** The character line itself, which catches the light. */
  readonly crease: string;
  /** Concave light-catcher above the sill. */
  readonly rocker: string;
  /** Unpainted dark plastic: bumper inlets, cladding, sills, rails. */
  readonly trim: string;
  /** Bright thin lines: window surround, grille edge. */
  readonly chrome: string;
  readonly headlight: string;
  /** Daytime running light within the headlight. */
  readonly signature: string;
  readonly taillight: string;
  readonly mirror: string;
  /** Left ends of the door handles. */
  readonly handles: ReadonlyArray<readonly [number, number]>;
  /** Dark plastic lip around the wheel arches, in units (0 = painted arches). */
  readonly archTrim: number;
}
