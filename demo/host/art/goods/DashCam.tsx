import type { DrawingProps } from './drawing.js';
import { Solid } from './Solid.js';

/** A dash cam below its mount: body in the color, a large lens, a red lamp. */
export function DashCam({ color, id }: DrawingProps) {
  return (
    <>
      <ellipse cx="100" cy="178" rx="66" ry="6" fill={`url(#${id}ground)`} />
      <path d="M66 22H134Q140 22 138 30L132 40H68L62 30Q60 22 66 22Z" fill={`url(#${id}dark)`} />
      <path d="M88 40H112L108 64H92Z" fill="#2a2f36" />
      <circle cx="100" cy="60" r="13" fill={`url(#${id}dark)`} stroke="#000" strokeOpacity=".5" />
      <Solid
        d="M40 72H160Q180 72 180 92V136Q180 158 160 158H40Q20 158 20 136V92Q20 72 40 72Z"
        color={color}
        id={id}
      />
      <path
        d="M28 84Q32 79 40 79H160Q168 79 172 84"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g stroke="#0b0f14" strokeOpacity=".55" strokeWidth="3" strokeLinecap="round">
        <path d="M34 104H50M34 112H50M34 120H50M34 128H50" />
      </g>
      <circle cx="112" cy="115" r="39" fill="#0a0d10" />
      <circle cx="112" cy="115" r="39" fill={`url(#${id}front)`} />
      <circle cx="112" cy="115" r="33" fill="none" stroke={`url(#${id}metal)`} strokeWidth="2.4" />
      <circle cx="112" cy="115" r="27" fill={`url(#${id}glass)`} />
      <circle cx="112" cy="115" r="17" fill="#0b1622" stroke="#3b5a78" strokeWidth="1.6" />
      <circle cx="112" cy="115" r="9" fill="#02060a" stroke="#51439a" strokeWidth="1.6" />
      <path
        d="M92 105A22 22 0 0 1 110 93"
        fill="none"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="122" cy="125" r="3.6" fill="#8ec5ff" fillOpacity=".65" />
      <circle cx="166" cy="92" r="4" fill="#e5383b" />
      <circle cx="166" cy="92" r="8" fill="#e5383b" fillOpacity=".25" />
    </>
  );
}
