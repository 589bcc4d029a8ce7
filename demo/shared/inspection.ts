import type { Equipment } from './equipment.js';

/** The areas of an inspection, with 15 points each. `engine` is for cars that burn fuel, `battery` for electric. */
export const AREAS = [
  'papers',
  'body',
  'glass',
  'tires',
  'under',
  'brakes',
  'engine',
  'battery',
  'electrics',
  'cabin',
  'road',
] as const;
export type Area = (typeof AREAS)[number];

export const POINTS_OF_AREA = 15;
/** Number of points for every car. */
export const POINTS = 150;

/** Returns the ten areas for a car with this fuel. */
export const areasOf = (fuel: string): Area[] =>
  AREAS.filter((area) => area !== (fuel === 'electric' ? 'engine' : 'battery'));

/** An engineer's notes on points that don't prevent a sale. */
export const NOTES = [
  'scratch',
  'chip',
  'wear',
  'tread',
  'pads',
  'rust',
  'seep',
  'oneKey',
  'weak',
  'noise',
  'repaint',
  'repaired',
] as const;
export type Note = (typeof NOTES)[number];

/** Possible notes, by area and by the point's index in it, from 0. */
export const ADVISORIES: readonly (readonly [area: Area, point: number, note: Note])[] = [
  ['papers', 9, 'oneKey'],
  ['body', 1, 'chip'],
  ['body', 4, 'scratch'],
  ['body', 6, 'scratch'],
  ['body', 10, 'chip'],
  ['glass', 0, 'chip'],
  ['glass', 7, 'wear'],
  ['tires', 0, 'tread'],
  ['tires', 3, 'tread'],
  ['tires', 6, 'scratch'],
  ['under', 2, 'rust'],
  ['under', 11, 'rust'],
  ['brakes', 0, 'pads'],
  ['brakes', 4, 'pads'],
  ['engine', 2, 'seep'],
  ['engine', 8, 'wear'],
  ['battery', 9, 'wear'],
  ['electrics', 0, 'weak'],
  ['electrics', 12, 'weak'],
  ['cabin', 0, 'wear'],
  ['cabin', 3, 'wear'],
  ['road', 11, 'noise'],
  ['body', 11, 'repaint'],
  ['papers', 14, 'repaired'],
];

interface Inspected {
  readonly fuel: string;
  /** Null if that isn't known. */
  readonly seats: number | null;
  /** Empty if it isn't known. */
  readonly equipment: readonly Equipment[];
  readonly isPainted: boolean;
}

const burnsFuel = ({ fuel }: Inspected): boolean => fuel !== 'electric';
const hasOneOf =
  (...items: Equipment[]) =>
  ({ equipment }: Inspected): boolean =>
    equipment.length === 0 || items.some((item) => equipment.includes(item));

/** What some points are about, by area and point: whether a car has it. */
const HAS: Readonly<Record<string, (car: Inspected) => boolean>> = {
  'body.11': ({ isPainted }) => isPainted,
  'electrics.10': hasOneOf('parking_sensors'),
  'electrics.11': hasOneOf('rear_camera', 'surround_camera'),
  'cabin.2': ({ seats }) => seats === null || seats > 2,
  'cabin.12': hasOneOf('heated_seats'),
  'road.0': burnsFuel,
  'road.1': burnsFuel,
  'road.3': burnsFuel,
  'road.8': hasOneOf('cruise_control', 'adaptive_cruise'),
  'road.9': hasOneOf('adaptive_cruise', 'lane_keeping'),
  'road.14': burnsFuel,
};

/** Returns the points of an area about what a car doesn't have. Nobody can check them. */
export const missingPoints = (car: Inspected, area: Area): number[] =>
  Array.from({ length: POINTS_OF_AREA }, (_, point) => point).filter(
    (point) => HAS[`${area}.${point}`]?.(car) === false,
  );

/** Returns the marks of findings on a car's diagram: their places in `ADVISORIES`, in ascending order. */
export const marksOf = (
  findings: readonly { readonly area: Area; readonly point: number; readonly note: Note }[],
): number[] =>
  ADVISORIES.flatMap(([area, point, note], mark) =>
    findings.some((found) => found.area === area && found.point === point && found.note === note)
      ? [mark]
      : [],
  );
