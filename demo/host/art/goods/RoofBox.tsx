import type { DrawingProps } from './drawing.js';
import { Solid } from './Solid.js';

/** A roof box in profile, its lid in the color, on two bars. */
export function RoofBox({ color, id }: DrawingProps) {
  return (
    <>
      <ellipse cx="100" cy="166" rx="92" ry="8" fill={`url(#${id}ground)`} />
      {[50, 138].map((x) => (
        <g key={x}>
          <path d={`M${x} 132h16v12h-16z`} fill={`url(#${id}metal)`} />
          <path d={`M${x - 8} 143h32l4 21h-40z`} fill={`url(#${id}dark)`} />
        </g>
      ))}
      <path d="M10 108H190Q192 126 176 134H40Q14 130 10 108Z" fill="#1a1e23" />
      <path d="M10 108H190Q192 126 176 134H40Q14 130 10 108Z" fill={`url(#${id}front)`} />
      <Solid d="M8 108C10 84 52 62 112 60C152 59 180 64 188 74Q194 84 192 108Z" color={color} id={id} />
      <path
        d="M18 98C32 80 66 67 112 65C148 64 172 68 182 74"
        fill="none"
        stroke="#fff"
        strokeOpacity=".72"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M30 104C54 86 90 80 186 80" fill="none" stroke="#000" strokeOpacity=".28" strokeWidth="2" />
      <path d="M30 106C54 88 90 82 186 82" fill="none" stroke="#fff" strokeOpacity=".3" />
      <path d="M8 108H192" stroke="#07090b" strokeWidth="3" />
      <path d="M8 110.5H192" stroke="#fff" strokeOpacity=".25" />
      <path d="M92 104h24v13H92z" fill={`url(#${id}metal)`} stroke="#2a2f36" />
      <circle cx="104" cy="110.5" r="2.4" fill="#15181c" />
      <path d="M132 92h34" stroke="#fff" strokeOpacity=".8" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
