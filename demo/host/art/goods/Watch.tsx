import type { DrawingProps } from './drawing.js';
import { Solid } from './Solid.js';

const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** A wrist watch from the front: strap in the color, steel case, dark dial. */
export function Watch({ color, id }: DrawingProps) {
  return (
    <>
      <ellipse cx="104" cy="190" rx="42" ry="5" fill={`url(#${id}ground)`} />
      <Solid d="M74 8Q100 4 126 8L134 62H66Z" color={color} id={id} finish="round" />
      <Solid d="M66 138H134L126 190Q100 196 74 190Z" color={color} id={id} finish="round" />
      <g fill="none" stroke="#fff" strokeOpacity=".4" strokeWidth="1.3" strokeDasharray="3.5 2.5">
        <path d="M79 12L72 58M121 12L128 58M72 142L79 187M128 142L121 187" />
      </g>
      <g fill="#000" fillOpacity=".5">
        <ellipse cx="100" cy="164" rx="2.8" ry="2.2" />
        <ellipse cx="100" cy="174" rx="2.8" ry="2.2" />
        <ellipse cx="100" cy="184" rx="2.8" ry="2.2" />
      </g>
      <path
        d="M60 54L72 46H128L140 54L136 66H64ZM60 146L72 154H128L140 146L136 134H64Z"
        fill={`url(#${id}steel)`}
      />
      <path d="M150 92h9q3 0 3 4v8q0 4-3 4h-9z" fill={`url(#${id}metal)`} stroke="#5b646d" strokeWidth=".8" />
      <circle cx="100" cy="100" r="54" fill={`url(#${id}metal)`} stroke="#4b545c" />
      <circle cx="100" cy="100" r="48" fill={`url(#${id}steel)`} />
      <circle cx="100" cy="100" r="45" fill="#12181f" />
      <circle cx="100" cy="100" r="45" fill={`url(#${id}ball)`} fillOpacity=".5" />
      {HOURS.map((turn) => (
        <path
          key={turn}
          d={turn % 90 === 0 ? 'M100 59V69' : 'M100 59V65'}
          stroke="#f3f5f7"
          strokeWidth={turn % 90 === 0 ? 3.4 : 1.8}
          transform={`rotate(${turn} 100 100)`}
        />
      ))}
      <circle cx="100" cy="121" r="10" fill="#0a0e12" stroke="#8d969f" strokeWidth="1.2" />
      <path d="M100 121V113.5" stroke={color} strokeWidth="1.8" />
      <path
        d="M100 104L80 78"
        stroke="#000"
        strokeOpacity=".5"
        strokeWidth="5.5"
        strokeLinecap="round"
        transform="translate(1 2)"
      />
      <path d="M100 102L81 79" stroke="#f3f5f7" strokeWidth="5" strokeLinecap="round" />
      <path d="M100 102L124 68" stroke="#f3f5f7" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M96 112L112 62" stroke="#e5623b" strokeWidth="1.5" />
      <circle cx="100" cy="101" r="4" fill="#dfe4e8" stroke="#23282e" />
      <path d="M62 86A44 44 0 0 1 104 56L84 140A44 44 0 0 1 62 86Z" fill="#fff" fillOpacity=".08" />
    </>
  );
}
