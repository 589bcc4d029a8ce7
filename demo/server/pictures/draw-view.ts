import { type CarClass, classOf, shapeOf } from './car-classes.js';
import { styleOf } from './car-style.js';
import { drawCorner } from './draw-corner.js';
import { drawDiagram } from './draw-diagram.js';
import { drawInterior } from './draw-interior.js';
import { drawSide } from './draw-side.js';

export interface CarDesign {
  readonly make: string;
  /** Make and model as slugs, such as `bmw-x6`, or a body type for any car of its kind. */
  readonly model: string;
  readonly body: string;
  readonly variant: number;
  readonly isRightHand: boolean;
  /** The color of the paint, as a hex string such as `#1d4ed8`. */
  readonly paint: string;
}
export type CarView = 'front' | 'rear' | 'side' | 'interior' | 'diagram';

/**
 * Draws one view of a car, in a box of 400 by 200. The same car always gives the same drawing.
 * @param findings for the diagram: indexes in `ADVISORIES`
 * @returns the text of an SVG file
 */
export function drawCarView(car: CarDesign, view: CarView, findings: readonly number[]): string {
  const shape = shapeOf(car.model, car.body);
  const style = styleOf(car.make, shape, car.variant);
  const carClass: CarClass = classOf(car.model, car.body);
  if (view === 'side') return drawSide(shape, style, car.paint);
  if (view === 'interior')
    return drawInterior(car.model, carClass, style, car.variant, car.isRightHand, car.paint);
  if (view === 'diagram') return drawDiagram(shape, car.paint, findings);
  return drawCorner(shape, style, view, car.paint);
}
