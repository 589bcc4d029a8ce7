import type { ReactElement } from 'react';
import { GROUND } from './drawing.js';
import type { Finish } from './Finishes.js';

/** Properties of {@link Solid}. */
export interface SolidProps {
  /** SVG path data, closed. */
  readonly d: string;
  readonly color: string;
  readonly id: string;
  /** Default: `front`. */
  readonly finish?: Finish;
  readonly transform?: string;
}

/** A shape in a color, with light and shade on it and an edge that shows on any ground. */
export function Solid({ d, color, id, finish = 'front', transform }: SolidProps): ReactElement {
  return (
    <g transform={transform}>
      <path d={d} fill={color} />
      <path d={d} fill={`url(#${id}${finish})`} stroke="#0b0f14" strokeOpacity=".34" strokeWidth=".9" />
    </g>
  );
}

/** The shadow below something that stands on the ground from `from` to `to`. */
export function Shadow({
  from,
  to,
  id,
}: {
  readonly from: number;
  readonly to: number;
  readonly id: string;
}): ReactElement {
  const rx = (to - from) / 2;
  return <ellipse cx={from + rx} cy={GROUND} rx={rx + 8} ry="7" fill={`url(#${id}ground)`} />;
}
