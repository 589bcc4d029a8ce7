import { ADVISORIES } from '../../shared/inspection.js';
import { BODIES } from '../../shared/replies/cars.js';
import { MAKES } from '../cars/makes/index.js';
import { VARIANTS } from './car-style.js';
import { type CarDesign, type CarView, drawCarView } from './draw-view.js';

/** The models that have pictures, by make and model as slugs, and any car of a body type. */
const MODELS = new Map<string, Pick<CarDesign, 'make' | 'body'>>([
  ...BODIES.map((body) => [body, { make: '', body }] as const),
  ...MAKES.flatMap((make) =>
    make.models.map(({ value, body }) => [`${make.value}-${value}`, { make: make.value, body }] as const),
  ),
]);

const STEP = 47;

/** Makes whose cars for their home market have the steering wheel on the right. */
export const RIGHT_HAND: ReadonlySet<string> = new Set(
  MAKES.flatMap(({ value, region }) => (region === 'japan' || region === 'britain' ? [value] : [])),
);

/**
 * Returns the side that a car's driver sits on.
 * @param zone 1 for a car that is in the United States, 2 for one at a port of its home market
 */
export const steeringOf = ({ brand, zone }: { brand: string; zone: number }): 'left' | 'right' =>
  zone === 2 && RIGHT_HAND.has(brand) ? 'right' : 'left';

/**
 * Returns the name of a car's pictures, which the API sends: its model, how it differs from others of its model and
 * color, and an `r` if the driver sits on the right, such as `toyota-corolla.17r`. Cars
 * with consecutive numbers always differ.
 * @param zone 1 for a car that is in the United States, 2 for one at a port of its home market
 */
export function carDrawing({
  goods_id,
  brand,
  model,
  body,
  zone,
}: {
  goods_id: number;
  brand: string;
  model: string;
  body: string;
  zone: number;
}): string {
  const own = `${brand}-${model}`;
  const side = steeringOf({ brand, zone }) === 'right' ? 'r' : '';
  // With this step, no two neighbors on the first pages of the seeded shop's lists look the same.
  const variant = (goods_id + Math.floor(goods_id / VARIANTS) * STEP) % VARIANTS;
  return `${MODELS.has(own) ? own : body}.${variant}${side}`;
}

const PATH =
  /^\/media\/cars\/([a-z\d-]{1,60})(?:\.(0|[1-9]\d?)(r?))?\/([\da-f]{6})(?:\/(front|rear|side|interior|diagram)((?:-(?:0|[1-9]\d?)){0,30}))?\.svg$/;

/** Returns the marks of a diagram, or null unless they are in ascending order, each once. */
function readMarks(text: string): number[] | null {
  const marks = text.split('-').filter(Boolean).map(Number);
  const isValid = marks.every(
    (mark, at) => mark < ADVISORIES.length && mark > (marks[at - 1] ?? Number.NEGATIVE_INFINITY),
  );
  return isValid ? marks : null;
}

/**
 * Draws the picture with a path such as `/media/cars/bmw-x6.3/f5f5f4/rear.svg`, or returns null for any other path. The
 * path says all there is in the picture. A diagram's marks follow its name: `diagram-1-8.svg`, by their place in
 * `ADVISORIES`. Without a view, it's the front, as in orders of earlier releases.
 */
export function drawCarPicture(path: string): string | null {
  const [, model = '', variant = '0', side, hex, view = 'front', marked = ''] = PATH.exec(path) ?? [];
  const found = MODELS.get(model);
  const marks = readMarks(marked);
  if (found === undefined || marks === null) return null;
  if (Number(variant) >= VARIANTS || (marks.length > 0 && view !== 'diagram')) return null;
  const car: CarDesign = {
    ...found,
    model,
    variant: Number(variant),
    isRightHand: side === 'r',
    paint: `#${hex}`,
  };
  return drawCarView(car, view as CarView, marks); // the path's expression allows only views
}
