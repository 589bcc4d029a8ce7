import { between, type Point3, steps } from './camera.js';
import type { Solid } from './solid.js';

/** The lines that the body's surfaces share. */
export function outlinesOf(solid: Solid) {
  const { face, side, edge, clearance, top, farTop, length, depth, base, crown, farCrown, roofHalf } = solid;
  const parts = steps(solid.farthest, 1, 16);
  const low = parts.map((part) => face(part, clearance));
  const high = parts.map((part) => face(part, top - 40 * part * part));
  const start = depth + solid.lean + 15;
  const along = [...steps(start, length - 440, 8), ...steps(length - 400, solid.lastVisible, 4)];
  const lowSide = along.map((x) => side(x, clearance));
  const highSide = along.map((x) => side(x, edge(x)));
  const tail = [0.35, 0.7].map((part) => side(solid.lastVisible, between(clearance, farTop, part)));
  const across = steps(-1, 1, 8);
  const cowl = across.map(
    (part): Point3 => [
      base.x + (solid.isFront ? 120 : 60) * part * part,
      base.y - 18 * part * part,
      part * solid.glassBase(base.x) * 0.985,
    ],
  );
  const brow = across.map(
    (part): Point3 => [
      crown.x + (solid.isFront ? 90 : 40) * part * part,
      crown.y - 24 * part * part,
      part * roofHalf,
    ],
  );
  const ridge = (z: number, lift: number) =>
    steps(0, 1, 6).map((part): Point3 => {
      const bulge = Math.sin(part * Math.PI) * (solid.height - Math.max(crown.y, farCrown.y) + 8);
      return [between(crown.x + 60, farCrown.x, part), between(crown.y, farCrown.y, part) + bulge - lift, z];
    });
  const farRidge = ridge(-roofHalf, 24);
  const farTopCorner: Point3 = farRidge.at(-1) ?? [0, 0, 0];
  return {
    ...{ low, high, lowSide, highSide, tail, cowl, brow },
    ...{ nearRidge: ridge(roofHalf, 24), middleRidge: ridge(0, 0), farRidge, farTopCorner },
  };
}
export type Outlines = ReturnType<typeof outlinesOf>;
