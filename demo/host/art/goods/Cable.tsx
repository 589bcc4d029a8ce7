import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

const COILS = [0, 1, 2, 3];

/** A charging cable: a coil in the color, its connector in front. */
export function Cable({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={26} to={172} id={id} />
      <g fill="none" strokeLinecap="round">
        {COILS.map((coil) => (
          <g key={coil} transform={`translate(${coil * 3 - 4} ${coil * -7 + 12})`}>
            <ellipse
              cx="92"
              cy="120"
              rx="66"
              ry="40"
              stroke="#0b0f14"
              strokeOpacity=".5"
              strokeWidth="12.5"
            />
            <ellipse cx="92" cy="120" rx="66" ry="40" stroke={color} strokeWidth="11" />
            <path d="M28 112A66 40 0 0 1 120 84" stroke="#fff" strokeOpacity=".42" strokeWidth="2.6" />
            <path d="M156 128A66 40 0 0 1 70 158" stroke="#000" strokeOpacity=".26" strokeWidth="5" />
          </g>
        ))}
        <path d="M56 76C62 52 92 38 116 56" stroke="#0b0f14" strokeOpacity=".5" strokeWidth="12.5" />
        <path d="M56 76C62 52 92 38 116 56" stroke={color} strokeWidth="11" />
        <path d="M60 70C68 52 92 42 111 54" stroke="#fff" strokeOpacity=".4" strokeWidth="2.6" />
      </g>
      <path d="M68 136l12-14 13 6-8 18z" fill={`url(#${id}dark)`} />
      <g transform="rotate(28 130 68)">
        <Solid d="M98 56H124V78H98Q94 67 98 56Z" color="#22262c" id={id} />
        <path d="M102 57V77M108 57V77M114 57V77" stroke="#000" strokeOpacity=".5" strokeWidth="2" />
        <Solid d="M122 50H150Q162 50 162 60V86Q162 98 150 98H140L128 82H122Z" color="#f2f3f1" id={id} />
        <path d="M126 60H146" stroke={color} strokeWidth="5" strokeLinecap="round" />
        <path d="M162 58H180Q184 58 184 63V85Q184 90 180 90H162Z" fill={`url(#${id}dark)`} />
        <ellipse cx="182" cy="74" rx="5" ry="15" fill="#0c0e11" />
        <path d="M181 66v3M183 72v4M181 79v3" stroke="#d9a441" strokeWidth="3" strokeLinecap="round" />
      </g>
    </>
  );
}
