import type { DrawingProps } from './drawing.js';
import { Solid } from './Solid.js';

/** A phone from the back, in the color, and its screen in front of it. */
export function Phone({ color, id }: DrawingProps) {
  return (
    <>
      <ellipse cx="98" cy="182" rx="64" ry="6" fill={`url(#${id}ground)`} />
      <g transform="rotate(-7 70 100)">
        <Solid
          d="M38 18H98Q110 18 110 30V168Q110 180 98 180H38Q26 180 26 168V30Q26 18 38 18Z"
          color={color}
          id={id}
        />
        <path
          d="M38 20.5H98Q107.5 20.5 107.5 30V168"
          fill="none"
          stroke="#fff"
          strokeOpacity=".45"
          strokeWidth="1.6"
        />
        <rect x="32" y="24" width="34" height="58" rx="13" fill="#000" fillOpacity=".2" />
        <rect
          x="32"
          y="24"
          width="34"
          height="58"
          rx="13"
          fill={color}
          fillOpacity=".6"
          stroke="#fff"
          strokeOpacity=".3"
        />
        {[40, 65].map((cy) => (
          <g key={cy}>
            <circle cx="49" cy={cy} r="11" fill={`url(#${id}metal)`} />
            <circle cx="49" cy={cy} r="9.2" fill="#0a0d11" />
            <circle cx="49" cy={cy} r="5" fill="#16263a" stroke="#36506c" />
            <circle cx="46.5" cy={cy - 2.5} r="1.7" fill="#fff" fillOpacity=".85" />
          </g>
        ))}
        <circle cx="75" cy="34" r="4" fill="#fff6dd" stroke="#000" strokeOpacity=".25" />
      </g>
      <g transform="rotate(5 132 104)">
        <rect x="91" y="28" width="84" height="152" rx="14" fill={color} />
        <rect
          x="91"
          y="28"
          width="84"
          height="152"
          rx="14"
          fill={`url(#${id}steel)`}
          fillOpacity=".75"
          stroke="#0b0f14"
          strokeOpacity=".5"
        />
        <rect x="93.5" y="30.5" width="79" height="147" rx="11.5" fill="#07090c" />
        <rect x="97" y="34" width="72" height="140" rx="8.5" fill={color} />
        <rect x="97" y="34" width="72" height="140" rx="8.5" fill="#0b1b30" fillOpacity=".5" />
        <path
          d="M97 128C112 106 134 138 169 104V165.5Q169 174 160.5 174H105.5Q97 174 97 165.5Z"
          fill="#fff"
          fillOpacity=".2"
        />
        <path
          d="M97 146C116 128 142 156 169 132V165.5Q169 174 160.5 174H105.5Q97 174 97 165.5Z"
          fill="#fff"
          fillOpacity=".26"
        />
        <circle cx="146" cy="82" r="13" fill="#ffe7b0" fillOpacity=".9" />
        <path d="M106 56h26" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
        <path d="M106 68h16" stroke="#fff" strokeOpacity=".7" strokeWidth="3" strokeLinecap="round" />
        <circle cx="133" cy="41" r="3.2" fill="#05070a" />
        <path d="M120 169.5h26" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
        <path d="M97 42.5Q97 34 105.5 34H140L97 122Z" fill="#fff" fillOpacity=".1" />
      </g>
    </>
  );
}
