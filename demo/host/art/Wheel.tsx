import type { ReactElement } from 'react';
import type { RimStyle } from './car-shape.js';

/** Where a wheel stands, how big it is and the gradients it borrows from the picture. */
export interface WheelProps {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly rim: RimStyle;
  /** Prefix of the gradient ids defined by the picture. */
  readonly id: string;
}

/** Spoke outlines for a rim of radius 100, pointing up; each is repeated around the hub. */
const SPOKES: Readonly<Record<RimStyle, { readonly count: number; readonly path: string }>> = {
  double: {
    count: 5,
    path: 'M-7 -12L-25 -93L-13 -96L-1 -22L1 -22L13 -96L25 -93L7 -12Z',
  },
  blade: {
    count: 5,
    path: 'M-15 -8L-10 -50L-27 -92Q0 -101 20 -95L9 -50L15 -8Z',
  },
  multi: { count: 10, path: 'M-6 -10L-4 -50L-12 -96L12 -96L4 -50L6 -10Z' },
};

/** One wheel: tyre, barrel, brake disc, spokes and hub. */
export function Wheel({ cx, cy, r, rim, id }: WheelProps): ReactElement {
  const { count, path } = SPOKES[rim];
  const turns = Array.from({ length: count }, (_, i) => (i * 360) / count);
  return (
    <g transform={`translate(${cx} ${cy}) scale(${(r * 0.0073).toFixed(4)})`}>
      <circle r="137" fill={`url(#${id}tyre)`} />
      <circle r="126" fill="none" stroke="#fff" strokeOpacity=".1" strokeWidth="3" />
      <circle r="103" fill="#14181d" />
      <circle r="66" fill="#5b636c" />
      <circle r="66" fill="none" stroke="#2a3037" strokeWidth="6" />
      <path d="M50 -43A66 66 0 0 1 50 43L33 29A44 44 0 0 0 33 -29Z" fill="#272d34" />
      {turns.map((turn) => (
        <path
          key={turn}
          d={path}
          transform={`rotate(${turn})`}
          fill={`url(#${id}rim)`}
          stroke="#0d1116"
          strokeOpacity=".55"
          strokeWidth="2"
        />
      ))}
      <circle r="99" fill="none" stroke={`url(#${id}lip)`} strokeWidth="8" />
      <circle r="19" fill={`url(#${id}rim)`} stroke="#0d1116" strokeOpacity=".5" strokeWidth="3" />
      <circle r="9" fill="#20262d" />
    </g>
  );
}
