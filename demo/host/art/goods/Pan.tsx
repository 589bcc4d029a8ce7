import type { DrawingProps } from './drawing.js';

/** A pan from above at an angle: outside in the color, dark inside, its handle to the right. */
export function Pan({ color, id }: DrawingProps) {
  return (
    <>
      <ellipse cx="84" cy="150" rx="78" ry="16" fill={`url(#${id}ground)`} />
      <path d="M128 82L182 46Q192 42 194 50Q196 56 188 61L138 98Z" fill="#171a1e" />
      <path d="M134 84L184 50" stroke="#fff" strokeOpacity=".34" strokeWidth="3" strokeLinecap="round" />
      <circle cx="186" cy="52" r="3.2" fill="#c9cfd5" />
      <path d="M120 84L142 70L150 84L132 98Z" fill={`url(#${id}metal)`} />
      <path d="M8 104C8 142 34 162 80 162S152 142 152 104Z" fill={color} />
      <path
        d="M8 104C8 142 34 162 80 162S152 142 152 104Z"
        fill={`url(#${id}round)`}
        stroke="#0b0f14"
        strokeOpacity=".4"
      />
      <path
        d="M20 122C26 142 42 152 62 156"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <ellipse cx="80" cy="104" rx="74" ry="36" fill={`url(#${id}metal)`} stroke="#4b545c" />
      <ellipse cx="80" cy="105" rx="70" ry="33" fill="#14181c" />
      <ellipse cx="80" cy="112" rx="58" ry="25" fill="#242a30" />
      <ellipse cx="80" cy="112" rx="58" ry="25" fill={`url(#${id}front)`} fillOpacity=".8" />
      <g fill="none" stroke="#fff" strokeOpacity=".07">
        <ellipse cx="80" cy="112" rx="46" ry="19" />
        <ellipse cx="80" cy="112" rx="32" ry="13" />
        <ellipse cx="80" cy="112" rx="18" ry="7" />
      </g>
      <path
        d="M24 112C30 96 52 86 80 86"
        fill="none"
        stroke="#fff"
        strokeOpacity=".3"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M8 102A74 36 0 0 1 62 69"
        fill="none"
        stroke="#fff"
        strokeOpacity=".9"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="126" cy="89" r="3" fill="#dfe4e8" stroke="#4b545c" />
      <circle cx="134" cy="95" r="3" fill="#dfe4e8" stroke="#4b545c" />
    </>
  );
}
