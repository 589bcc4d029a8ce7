import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

const TURNS = [0, 72, 144, 216, 288];

/** An alloy wheel from the front: five pairs of spokes in the color. */
export function Rim({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={48} to={152} id={id} />
      <circle cx="100" cy="100" r="78" fill={color} />
      <circle cx="100" cy="100" r="78" fill={`url(#${id}front)`} stroke="#0b0f14" strokeOpacity=".4" />
      <circle cx="100" cy="100" r="70" fill="#0e1115" />
      <circle cx="100" cy="100" r="44" fill="#4c545c" stroke="#23282e" strokeWidth="4" />
      {[0, 30, 60, 90, 120, 150].map((turn) => (
        <path
          key={turn}
          d="M100 60V140"
          stroke="#23282e"
          strokeWidth="2"
          strokeDasharray="2 6"
          transform={`rotate(${turn} 100 100)`}
        />
      ))}
      <path d="M138 66A52 52 0 0 1 147 122L128 114A30 30 0 0 0 122 80Z" fill="#a01c22" />
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 100)`}>
          <Solid
            d="M92 92L83 34Q86 30 92 30L99 84V92ZM108 92L117 34Q114 30 108 30L101 84V92Z"
            color={color}
            id={id}
          />
        </g>
      ))}
      <circle cx="100" cy="100" r="73" fill="none" stroke={color} strokeWidth="7" />
      <circle cx="100" cy="100" r="73" fill="none" stroke={`url(#${id}front)`} strokeWidth="7" />
      <path
        d="M34 78A70 70 0 0 1 92 31"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="100" cy="100" r="22" fill={color} />
      <circle cx="100" cy="100" r="22" fill={`url(#${id}ball)`} stroke="#0b0f14" strokeOpacity=".4" />
      {TURNS.map((turn) => (
        <circle
          key={turn}
          cx="100"
          cy="85"
          r="3.2"
          fill="#15191e"
          transform={`rotate(${turn + 36} 100 100)`}
        />
      ))}
      <circle cx="100" cy="100" r="8" fill={`url(#${id}dark)`} stroke="#fff" strokeOpacity=".3" />
    </>
  );
}
