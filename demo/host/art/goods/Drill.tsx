import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

/** A cordless drill in profile, its shell in the color. */
export function Drill({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={84} to={172} id={id} />
      <path d="M6 63.5H40V68.5H12Z" fill={`url(#${id}metal)`} />
      <path d="M6 63.5L12 68.5" stroke="#5b646d" />
      <path d="M14 64l5 4M21 64l5 4M28 64l5 4" stroke="#5b646d" strokeWidth="1.4" />
      <path d="M36 56L58 48V84L36 76Z" fill={`url(#${id}dark)`} />
      <path d="M40 56V76M45 54V78M50 52V80" stroke="#fff" strokeOpacity=".18" strokeWidth="1.6" />
      <path d="M58 46H74V86H58Z" fill="#181b20" />
      <path d="M58 46H74V86H58Z" fill={`url(#${id}front)`} />
      <path d="M62 47V85M66 47V85M70 47V85" stroke="#000" strokeOpacity=".5" />
      <Solid d="M74 40H148Q170 42 172 64Q172 82 156 90L142 96H104L96 92H74Z" color={color} id={id} />
      <path d="M108 92L146 92Q140 112 142 130L146 142H106L112 116Z" fill="#20242a" />
      <path d="M108 92L146 92Q140 112 142 130L146 142H106L112 116Z" fill={`url(#${id}front)`} />
      <path d="M138 98Q134 114 137 132" fill="none" stroke={color} strokeWidth="5" strokeLinecap="round" />
      <path d="M96 92H110L107 112Q98 110 97 100Z" fill="#101317" />
      <path d="M110 118h20M110 125h20M109 132h21" stroke="#000" strokeOpacity=".55" strokeWidth="2.4" />
      <path d="M134 46H160Q168 52 168 64Q168 78 158 85H134Z" fill="#20242a" />
      <g stroke="#000" strokeWidth="2.6" strokeLinecap="round">
        <path d="M142 54h18M142 62h20M142 70h20M142 78h16" />
      </g>
      <path d="M78 44H130" stroke="#fff" strokeOpacity=".6" strokeWidth="3" strokeLinecap="round" />
      <path d="M82 58H118V70H82Z" fill="#fff" fillOpacity=".92" />
      <path d="M87 64h16M108 64h5" stroke="#20242a" strokeWidth="3.4" />
      <path d="M80 90L92 92L88 98Z" fill="#ffe9a8" />
      <Solid
        d="M96 140H158Q164 140 164 146V170Q164 178 156 178H98Q90 178 90 170V146Q90 140 96 140Z"
        color="#24282e"
        id={id}
      />
      <path d="M90 152H164V162H90Z" fill={color} />
      <path d="M100 170h16" stroke="#7bd88f" strokeWidth="3" strokeLinecap="round" strokeDasharray="4 3" />
    </>
  );
}
