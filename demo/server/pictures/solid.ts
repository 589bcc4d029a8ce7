import { between, camera, fit, type Point3, type Project, steps } from './camera.js';
import type { CarShape } from './car-shape.js';
import { layOut, type Point } from './lay-out.js';

export type End = 'front' | 'rear';

/** Millimeters from side to side, without mirrors. */
export const widthOf = (length: number): number => 860 + 0.215 * length;

const YAW = { front: 0.87, rear: 0.8 } as const;
const PITCH = 0.14;

/**
 * Computes a car's surfaces for a view on one of its ends. Positions count from the near end, so that both ends are
 * drawn by the same code; the rear's is mirrored.
 */
export function solidOf(shape: CarShape, end: End) {
  const { length, wheelbase, height, front, hood, cowl, screen, roof, rear, drop, deck, deckh, round } =
    shape;
  const car = layOut(shape);
  const { has } = car;
  const isFront = end === 'front';
  const scale = (car.x(length) - car.x(0)) / length;
  const near = (mm: number): number => (isFront ? mm : length - mm);
  const half = widthOf(length) / 2;
  const hasBed = has('bed');
  const isVan = has('van');
  const isEdged = has('edge');
  const clearance = (172 - car.sill) / scale;
  const tailTop = hasBed ? deckh - 20 : deck > length - 260 ? deckh - 60 : deckh - 40;
  const nose = { top: hood - 30, lean: 50 + 60 * round };
  const tail = { top: tailTop, lean: 45 };
  const [this_, other] = isFront ? [nose, tail] : [tail, nose];
  const belt = cowl - 20;
  const beltEnd = Math.max(belt + 25, Math.min(deckh + 20, belt + 90));
  /** The corner of the plan: how deep it reaches, and how tight it is. */
  const depth = isFront ? 270 + 260 * round : hasBed ? 130 : 200 + 170 * round;
  const power = isFront ? 3.5 - 1 * round : hasBed ? 5 : 4.2 - 1.4 * round;
  const bow = (part: number): number => {
    const inside = 1 - Math.min(1, Math.abs(part)) ** power;
    return depth * (1 - inside ** (1 / power));
  };

  /** Where the front's corner ends and the fender begins to rise. */
  const corner = 270 + 260 * round + nose.lean;
  /** The height of the body's upper edge at its side. */
  const edge = (x: number): number => {
    const mm = near(x);
    if (mm < screen) {
      const part = Math.max(0, (mm - corner) / Math.max(1, screen - corner));
      return between(hood - 70, belt, Math.min(1, part) ** 0.85);
    }
    if (mm < deck) return between(belt, hasBed ? deckh : beltEnd, (mm - screen) / (deck - screen));
    return between(
      hasBed ? deckh : beltEnd,
      tailTop - 40,
      Math.min(1, (mm - deck) / Math.max(1, length - 260 - deck)),
    );
  };
  const section = (y: number, top: number): number => {
    const part = (y - clearance) / Math.max(1, top - clearance);
    if (part < 0.45) return between(0.955, 1, Math.max(0, part) / 0.45);
    return between(1, isEdged ? 0.9 : 0.955, Math.min(1, (part - 0.45) / 0.55) ** 1.6);
  };
  const farBow = (x: number): number => {
    const left = length - x;
    return left >= 420 ? 1 : Math.max(0.55, 1 - (1 - left / 420) ** 2.6 * 0.42);
  };
  /** Half the body's width there, where the end's corner is round. */
  const wide = (x: number, y: number): number => {
    const inset = Math.max(0, Math.min(1, x / depth));
    const part = (1 - (1 - inset) ** power) ** (1 / power);
    return half * section(y, edge(x)) * part * farBow(x);
  };
  const leanAt = (y: number): number => {
    const part = (y - clearance) / (this_.top - clearance);
    return part < 0.5 ? between(50, 0, Math.max(0, part) * 2) : this_.lean * ((part - 0.5) * 2) ** 1.7;
  };
  /** A point of the end's surface; `part` goes from -1, the far side, to 1. */
  const face = (part: number, y: number): Point3 => [
    leanAt(y) + bow(part),
    y,
    part * half * section(y, this_.top + 60),
  ];
  /** The part of the end's surface that is seen farthest from the near side. */
  const edgeOfView = (project: Project): number =>
    steps(-1, -0.4, 24).reduce((least, part) => {
      const x = (of: number) => project(face(of, clearance + 250))[0];
      return isFront === x(part) < x(least) ? part : least;
    }, -1);
  /** A point of the near side. */
  const side = (x: number, y: number): Point3 => [x, y, half * section(y, edge(x)) * farBow(x)];

  const roofHalf = half * (isVan || hasBed ? 0.8 : isEdged ? 0.66 : between(0.79, 0.7, round));
  const topAt = height - Math.min(30, drop * 0.35);
  const glassBase = (x: number) => half * 0.915 * farBow(x);
  /** A point of the greenhouse's near side. */
  const pane = (x: number, y: number): Point3 => {
    const low = Math.min(edge(x), belt + 40);
    const part = Math.max(0, Math.min(1, (y - low) / Math.max(1, height - 40 - low)));
    return [x, y, between(glassBase(x), roofHalf * (isVan ? 1.02 : 1), part ** 1.15)];
  };

  const base = isFront ? { x: screen, y: cowl } : { x: length - deck, y: deckh };
  const crown = isFront ? { x: roof, y: topAt } : { x: length - rear, y: height - drop };
  const farCrown = isFront ? { x: rear, y: height - drop } : { x: length - roof, y: topAt };
  const farBase = isFront ? { x: deck, y: deckh } : { x: length - screen, y: cowl };

  const raw = camera({ at: [length * 0.44, 620, 0], yaw: YAW[end], pitch: PITCH });
  const reach: Point3[] = [
    ...steps(-1, 1, 8).map((part) => face(part, clearance)),
    ...steps(-1, 1, 8).map((part) => face(part, this_.top)),
    [length - 420, 260, half],
    [length, 260, half * 0.6],
    [length - 60, other.top, half * 0.8],
    [crown.x, crown.y, roofHalf],
    [farCrown.x, farCrown.y, roofHalf],
    [(crown.x + farCrown.x) / 2, height + 20, 0],
    [near(front), 0, half],
    [near(front + wheelbase), 0, half],
    [near(front), 0, -half],
  ];
  const project: Project = fit(raw, reach, 0.087, !isFront);
  const at = (points: readonly Point3[]): Point[] => points.map(project);
  /** Turns a point of the side view's layout into millimeters. */
  const fromLayout = ([x, y]: readonly [number, number, ...unknown[]]): Point => [
    near((x - car.x(0)) / scale),
    (172 - y) / scale,
  ];
  const farthest = edgeOfView(project);
  /** Where the side turns out of view. */
  const lastVisible = steps(length - 420, length - 4, 26).reduce((most, mm) => {
    const x = (of: number) => project(side(of, 600))[0];
    return isFront === x(mm) > x(most) ? mm : most;
  }, length - 420);
  const unit = (project([length * 0.4, 600, half])[0] - project([length * 0.4 - 100, 600, half])[0]) / 100;
  return {
    ...{
      shape,
      car,
      end,
      isFront,
      has,
      half,
      clearance,
      depth,
      belt,
      beltEnd,
      roofHalf,
      height,
      length,
      round,
    },
    ...{
      edge,
      wide,
      face,
      side,
      pane,
      base,
      crown,
      farCrown,
      farBase,
      project,
      at,
      fromLayout,
      near,
      glassBase,
    },
    axles: isFront
      ? ([front, front + wheelbase] as const)
      : ([length - front - wheelbase, length - front] as const),
    wheel: shape.wheel / 2,
    top: this_.top,
    lean: this_.lean,
    farthest,
    lastVisible,
    farTop: other.top,
    /** Drawing units per millimeter along the side. */
    unit: Math.abs(unit),
  };
}
export type Solid = ReturnType<typeof solidOf>;
