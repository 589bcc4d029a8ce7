import type { Corner, Point } from './lay-out.js';
import type { Solid } from './solid.js';

/** Where points of the side view are seen: on the body's side, or on the side windows. */
type Surface = 'body' | 'glass';

const place = (solid: Solid, surface: Surface, point: Point): Point => {
  const [x, y] = solid.fromLayout(point);
  return solid.project(surface === 'glass' ? solid.pane(x, y) : solid.side(x, y));
};

/** Places a line of the side view on a surface. */
export const placeLine = (solid: Solid, surface: Surface, points: readonly Point[]): Point[] =>
  points.map((point) => place(solid, surface, point));

/** Places an outline of the side view, with its rounded corners, on a surface. */
export const placeOutline = (solid: Solid, surface: Surface, corners: readonly Corner[]): Corner[] =>
  corners.map(([x, y, radius]) => {
    const [px, py] = place(solid, surface, [x, y]);
    return [px, py, radius * 0.9];
  });
