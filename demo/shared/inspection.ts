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
];

/** Returns the marks of findings on a car's diagram: their places in `ADVISORIES`, in ascending order. */
export const marksOf = (
  findings: readonly { readonly area: Area; readonly point: number; readonly note: Note }[],
): number[] =>
  ADVISORIES.flatMap(([area, point, note], mark) =>
    findings.some((found) => found.area === area && found.point === point && found.note === note)
      ? [mark]
      : [],
  );
