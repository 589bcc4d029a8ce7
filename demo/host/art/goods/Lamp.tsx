import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

/** A table lamp, lit: a dome shade in the color on a brass stem. */
export function Lamp({ color, id }: DrawingProps) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}glow`} cx=".5" cy=".08" r=".9">
          <stop offset="0" stopColor="#ffdf8e" stopOpacity=".85" />
          <stop offset=".55" stopColor="#ffdf8e" stopOpacity=".2" />
          <stop offset="1" stopColor="#ffdf8e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M32 94H168L192 178H8Z" fill={`url(#${id}glow)`} />
      <Shadow from={58} to={142} id={id} />
      <path d="M95 92H105V164H95Z" fill="#c39a4c" />
      <path d="M95 92H105V164H95Z" fill={`url(#${id}round)`} />
      <ellipse cx="100" cy="120" rx="8" ry="5" fill="#d9b467" />
      <Solid
        d="M62 170Q62 162 100 160Q138 162 138 170V174Q138 180 100 180Q62 180 62 174Z"
        color={color}
        id={id}
        finish="round"
      />
      <path
        d="M66 168Q74 163 100 162.5"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <ellipse cx="100" cy="94" rx="66" ry="11" fill="#fff1c4" />
      <ellipse cx="100" cy="94" rx="66" ry="11" fill="#e9a53a" fillOpacity=".25" />
      <circle cx="100" cy="95" r="12" fill="#fffaf0" />
      <path d="M95 20h10v12H95z" fill="#c39a4c" />
      <Solid
        d="M34 94C34 54 62 28 100 28S166 54 166 94Q134 84 100 84T34 94Z"
        color={color}
        id={id}
        finish="ball"
      />
      <path
        d="M52 72C58 54 70 42 86 37"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M34 94Q66 84 100 84T166 94" fill="none" stroke="#fff2cc" strokeWidth="2.4" />
      <path d="M124 100V128" stroke="#8c6a2c" strokeWidth="1.6" strokeDasharray="2 1.4" />
      <circle cx="124" cy="131" r="3.6" fill="#c39a4c" />
    </>
  );
}
