import type { DrawingProps } from './drawing.js';
import { Solid } from './Solid.js';

/** An arc floor lamp, lit: shade in the color, a marble foot. */
export function FloorLamp({ color, id }: DrawingProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}cone`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffdf8e" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffdf8e" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M104 74H172L196 180H80Z" fill={`url(#${id}cone)`} />
      <ellipse cx="48" cy="181" rx="46" ry="6" fill={`url(#${id}ground)`} />
      <ellipse cx="138" cy="181" rx="44" ry="5" fill="#ffdf8e" fillOpacity=".55" />
      <path
        d="M42 168C40 92 40 18 92 14C124 12 138 24 138 40"
        fill="none"
        stroke="#1a1d21"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <path
        d="M42 168C40 92 40 18 92 14C124 12 138 24 138 40"
        fill="none"
        stroke="#b98f45"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M40.6 160C39 92 40 20 90 13.6"
        fill="none"
        stroke="#fff"
        strokeOpacity=".65"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M18 168Q18 160 42 160T66 168V176Q66 183 42 183T18 176Z" fill="#f0efec" />
      <path
        d="M18 168Q18 160 42 160T66 168V176Q66 183 42 183T18 176Z"
        fill={`url(#${id}round)`}
        stroke="#0b0f14"
        strokeOpacity=".3"
      />
      <path
        d="M24 168Q34 174 38 181M46 162Q50 172 60 176"
        fill="none"
        stroke="#8d969f"
        strokeOpacity=".7"
        strokeWidth="1.2"
      />
      <path d="M131 36h14v8h-14z" fill="#b98f45" />
      <ellipse cx="138" cy="76" rx="36" ry="7" fill="#fff1c4" />
      <circle cx="138" cy="77" r="7" fill="#fff" />
      <Solid
        d="M102 76C102 54 116 42 138 42S174 54 174 76Q156 70 138 70T102 76Z"
        color={color}
        id={id}
        finish="ball"
      />
      <path
        d="M111 65Q116 53 127 49"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M102 76Q120 70 138 70T174 76" fill="none" stroke="#fff2cc" strokeWidth="1.8" />
    </>
  );
}
