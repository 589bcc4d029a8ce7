import type { DrawingProps } from './drawing.js';
import { Solid } from './Solid.js';

const ROWS = [137, 143.5, 150];

/** An open laptop from the front, its body in the color. */
export function Laptop({ color, id }: DrawingProps) {
  return (
    <>
      <ellipse cx="100" cy="172" rx="94" ry="7" fill={`url(#${id}ground)`} />
      <Solid d="M38 28H162Q170 28 170 36V128H30V36Q30 28 38 28Z" color={color} id={id} />
      <path d="M38 30.5H162Q167.5 30.5 167.5 36V128H32.5V36Q32.5 30.5 38 30.5Z" fill="#090b0e" />
      <path d="M37 36H163V122H37Z" fill="#1d3a5c" />
      <path d="M37 36H163V122H37Z" fill={color} fillOpacity=".28" />
      <path d="M37 96C64 70 88 108 118 84S150 62 163 70V122H37Z" fill="#5f8fc4" fillOpacity=".75" />
      <path d="M37 110C66 86 96 122 128 100S154 88 163 92V122H37Z" fill="#f0a35e" fillOpacity=".85" />
      <path d="M37 118C70 104 104 124 163 108V122H37Z" fill="#fbe3c2" />
      <circle cx="132" cy="58" r="11" fill="#fff3d6" />
      <path d="M46 46h30" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path d="M46 56h18" stroke="#fff" strokeOpacity=".7" strokeWidth="3" strokeLinecap="round" />
      <path d="M37 36H112L62 122H37Z" fill="#fff" fillOpacity=".09" />
      <circle cx="100" cy="33.3" r="1.2" fill="#4b6a8c" />
      <path d="M30 126H170L172 131H28Z" fill="#14181c" />
      <Solid d="M28 130H172L194 164Q194 166 192 166H8Q6 166 6 164Z" color={color} id={id} finish="top" />
      <path d="M37 133.5H163L172 153.5H28Z" fill="#14181c" fillOpacity=".88" />
      {ROWS.map((y, row) => (
        <path
          key={y}
          d={`M${35 - row * 3} ${y}H${165 + row * 3}`}
          stroke="#454d56"
          strokeWidth="4.6"
          strokeDasharray={`${8.2 + row * 0.35} 1.7`}
        />
      ))}
      <path d="M80 156H120L123 163.5H77Z" fill="#000" fillOpacity=".16" stroke="#000" strokeOpacity=".18" />
      <path d="M6 164H194V168Q192 173 184 173H16Q8 173 6 168Z" fill={color} />
      <path d="M6 164H194V168Q192 173 184 173H16Q8 173 6 168Z" fill="#000" fillOpacity=".38" />
      <path d="M84 164H116Q115 167.5 112 167.5H88Q85 167.5 84 164Z" fill="#000" fillOpacity=".34" />
      <path d="M8 164.8H192" stroke="#fff" strokeOpacity=".5" strokeWidth="1.2" />
    </>
  );
}
