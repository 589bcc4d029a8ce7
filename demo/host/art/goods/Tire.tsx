import type { DrawingProps } from './drawing.js';
import { Shadow } from './Solid.js';

/** Outline of all that is not sidewall. */
const TREAD = 'M74 23H118V177H74C42 176 24 142 24 100S42 24 74 23Z';

/** Where the tread is cut across, as angles on the tire. */
const CUTS = Array.from({ length: 19 }, (_, index) => ((index - 9) * Math.PI) / 21);

/** A point on the rim of the tread, `depth` of the way from the sidewall to the far side. */
function onTread(angle: number, depth: number): string {
  const x = 112 - 44 * depth - 50 * Math.cos(angle);
  return `${x.toFixed(1)} ${(100 + 77 * Math.sin(angle) * (1 - depth * 0.03)).toFixed(1)}`;
}

/** A tire at an angle: tread to the left, sidewall to the right, its stripe in the color. */
export function Tire({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={46} to={166} id={id} />
      <clipPath id={`${id}tread`}>
        <path d={TREAD} />
      </clipPath>
      <path d={TREAD} fill="#24282d" />
      <g fill="none" stroke="#050607" clipPath={`url(#${id}tread)`}>
        {[0.22, 0.5, 0.78].map((depth) => (
          <ellipse key={depth} cx={112 - 44 * depth} cy="100" rx="52" ry={77 - depth * 2} strokeWidth="3.6" />
        ))}
        {CUTS.map((angle) => (
          <path
            key={angle}
            d={`M${onTread(angle, 0.02)}L${onTread(angle + 0.07, 0.22)}M${onTread(angle + 0.08, 0.24)}L${onTread(angle + 0.02, 0.48)}M${onTread(angle + 0.1, 0.52)}L${onTread(angle + 0.04, 0.76)}M${onTread(angle + 0.1, 0.8)}L${onTread(angle + 0.03, 1)}`}
            strokeWidth="2.4"
          />
        ))}
      </g>
      <path d={TREAD} fill={`url(#${id}round)`} fillOpacity=".8" />
      <path d="M58 28C84 22 100 22 118 23V30C96 28 78 30 50 36Z" fill="#fff" fillOpacity=".2" />
      <ellipse cx="117" cy="100" rx="59" ry="78" fill="#23272c" />
      <ellipse cx="117" cy="100" rx="59" ry="78" fill={`url(#${id}front)`} />
      <g fill="none">
        <ellipse cx="117" cy="100" rx="54.5" ry="72" stroke="#090b0d" strokeWidth="1.8" />
        <ellipse cx="117" cy="100" rx="50" ry="66" stroke={color} strokeWidth="3.4" />
        <ellipse cx="117" cy="100" rx="50" ry="66" stroke="#fff" strokeOpacity=".2" strokeWidth="3.4" />
        <ellipse cx="117" cy="100" rx="44.5" ry="58.5" stroke="#fff" strokeOpacity=".14" strokeWidth="1.4" />
        <path
          d="M80 54C92 36 110 27 132 31"
          stroke="#fff"
          strokeOpacity=".34"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M148 152C138 166 126 171 112 170"
          stroke="#fff"
          strokeOpacity=".16"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </g>
      <ellipse cx="118" cy="100" rx="37" ry="49.5" fill="#06070a" />
      <path
        d="M118 50.5C97.5 50.5 81 72.7 81 100S97.5 149.5 118 149.5C106 140 99 121 99 100S106 60 118 50.5Z"
        fill="#3b4148"
      />
      <path
        d="M118 50.5C97.5 50.5 81 72.7 81 100S97.5 149.5 118 149.5C109 141 89 128 89 100S109 59 118 50.5Z"
        fill="#000"
        fillOpacity=".38"
      />
      <ellipse
        cx="118"
        cy="100"
        rx="37"
        ry="49.5"
        fill="none"
        stroke="#fff"
        strokeOpacity=".26"
        strokeWidth="1.4"
      />
    </>
  );
}
