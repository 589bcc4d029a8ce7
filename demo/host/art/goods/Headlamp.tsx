import type { DrawingProps } from './drawing.js';
import { Shadow } from './Solid.js';

const LENS = 'M14 116C30 84 92 56 168 52Q188 52 187 68L180 108Q176 132 152 136L52 142Q10 142 14 116Z';

/** A headlamp: two projectors behind a clear lens, a bezel in the color, daytime running light along the top. */
export function Headlamp({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={36} to={168} id={id} />
      <path
        d="M60 140L150 134Q172 132 178 112L170 158Q166 168 152 168H84Q66 168 60 140Z"
        fill={`url(#${id}dark)`}
      />
      <path d={LENS} fill="#12171c" />
      <path
        d="M26 118C44 92 98 70 166 65Q175 65 174 73L168 105Q164 121 148 123L54 130Q24 132 26 118Z"
        fill={color}
      />
      <path
        d="M26 118C44 92 98 70 166 65Q175 65 174 73L168 105Q164 121 148 123L54 130Q24 132 26 118Z"
        fill={`url(#${id}front)`}
      />
      {[
        [144, 95, 23],
        [92, 104, 20],
      ].map(([cx = 0, cy = 0, r = 0]) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r={r} fill="#0a0d10" />
          <circle cx={cx} cy={cy} r={r - 2} fill={`url(#${id}metal)`} />
          <circle cx={cx} cy={cy} r={r - 6} fill="#1a2530" />
          <circle cx={cx} cy={cy} r={r - 6} fill={`url(#${id}ball)`} />
          <circle cx={cx - 4} cy={cy - 5} r={r / 4.5} fill="#eaf4ff" fillOpacity=".9" />
          <path
            d={`M${cx - r + 8} ${cy + 4}a${r - 8} ${r - 8} 0 0 0 ${2 * r - 16} 0`}
            stroke="#9cc4ea"
            strokeOpacity=".6"
            strokeWidth="2"
            fill="none"
          />
        </g>
      ))}
      <path d="M40 121L66 108L62 122Q46 125 40 121Z" fill="#f0912b" fillOpacity=".9" />
      <path
        d="M27 112C50 88 104 68 164 61Q174 60.5 176 66"
        fill="none"
        stroke="#cfe6ff"
        strokeWidth="7"
        strokeOpacity=".35"
        strokeLinecap="round"
      />
      <path
        d="M27 112C50 88 104 68 164 61Q174 60.5 176 66"
        fill="none"
        stroke="#fff"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d={LENS} fill="#d7e8f5" fillOpacity=".1" stroke="#0a0e12" strokeOpacity=".8" strokeWidth="2" />
      <path
        d="M108 62L128 58L98 136L74 138ZM136 57L142 56.5L114 135L107 135.5Z"
        fill="#fff"
        fillOpacity=".13"
      />
    </>
  );
}
