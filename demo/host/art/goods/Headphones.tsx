import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

/** Over-ear headphones, a little from the side: band and cups in the color. */
export function Headphones({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={30} to={172} id={id} />
      <path
        d="M36 116C30 50 62 18 102 18S172 50 164 116"
        fill="none"
        stroke="#0b0f14"
        strokeOpacity=".5"
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path
        d="M36 116C30 50 62 18 102 18S172 50 164 116"
        fill="none"
        stroke={color}
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path
        d="M44 74C52 44 74 27 102 27S150 44 157 74"
        fill="none"
        stroke="#14181c"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M33 96C32 50 62 14 102 14C124 14 142 24 153 42"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
      <path d="M30 88h13v34H30zM158 88h13v34h-13z" fill={`url(#${id}steel)`} />
      <path d="M54 104Q72 100 74 138Q74 172 58 176Q48 176 48 140Q48 106 54 104Z" fill="#14181c" />
      <path d="M58 108Q70 108 70 138Q70 168 60 172Q56 140 58 108Z" fill="#3a414a" />
      <Solid
        d="M44 100Q60 100 60 140Q60 178 46 178Q22 176 20 140Q20 104 44 100Z"
        color={color}
        id={id}
        finish="ball"
      />
      <ellipse
        cx="38"
        cy="139"
        rx="11"
        ry="23"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="1.6"
      />
      <path d="M148 104Q130 100 128 138Q128 172 144 176Q154 176 154 140Q154 106 148 104Z" fill="#14181c" />
      <path d="M144 108Q132 108 132 138Q132 168 142 172Q146 140 144 108Z" fill="#2b3138" />
      <Solid
        d="M158 100Q142 100 142 140Q142 178 156 178Q180 176 182 140Q182 104 158 100Z"
        color={color}
        id={id}
        finish="ball"
      />
      <ellipse
        cx="164"
        cy="139"
        rx="11"
        ry="23"
        fill="none"
        stroke="#fff"
        strokeOpacity=".28"
        strokeWidth="1.6"
      />
      <circle cx="164" cy="139" r="3.6" fill={`url(#${id}metal)`} />
      <path
        d="M30 122Q26 132 27 146"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="172" cy="160" r="1.8" fill="#7bd88f" />
    </>
  );
}
