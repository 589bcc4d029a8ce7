import type { DrawingProps } from './drawing.js';
import { Solid } from './Solid.js';

const OUTER =
  'M64 26H126Q136 26 138 36L150 66Q154 78 156 90L170 152Q172 166 158 168H44Q28 168 30 152L50 42Q52 26 64 26Z';
const INNER =
  'M68 36H122Q128 36 130 42L141 70Q144 80 146 92L158 148Q159 156 151 157H50Q41 157 42 148L60 46Q61 36 68 36Z';
const RIBS = [52, 66, 81, 97, 114, 132];

/** A deep floor mat with a raised rim, in the color. */
export function FloorMat({ color, id }: DrawingProps) {
  return (
    <>
      <ellipse cx="100" cy="168" rx="84" ry="12" fill={`url(#${id}ground)`} />
      <path d={OUTER} transform="translate(2 8)" fill="#0c0f12" fillOpacity=".85" />
      <Solid d={OUTER} color={color} id={id} />
      <path d={INNER} fill={color} />
      <path d={INNER} fill="#000" fillOpacity=".34" />
      <path d="M68 36H122Q128 36 130 42L132 47H61Q62 36 68 36Z" fill="#000" fillOpacity=".3" />
      <g fill="none" strokeLinejoin="round">
        {RIBS.map((y) => {
          const half = 30 + (y - 40) * 0.2;
          const d = `M${100 - half} ${y}L${100 - half / 3} ${y + 9}L${100 + half / 3} ${y}L${100 + half} ${y + 9}`;
          return (
            <g key={y}>
              <path d={d} stroke="#000" strokeOpacity=".5" strokeWidth="6" transform="translate(0 1.5)" />
              <path d={d} stroke={color} strokeWidth="4.5" />
              <path d={d} stroke="#fff" strokeOpacity=".28" strokeWidth="1.3" transform="translate(0 -1.4)" />
            </g>
          );
        })}
        <path d={INNER} stroke="#fff" strokeOpacity=".22" strokeWidth="1.6" />
        <path
          d="M66 29H124Q132 29 135 37L147 66"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
      <g fill="#111519" stroke="#fff" strokeOpacity=".3">
        <ellipse cx="62" cy="150" rx="6" ry="4" />
        <ellipse cx="138" cy="150" rx="6" ry="4" />
      </g>
    </>
  );
}
