import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

const SOCKETS = [0, 1, 2, 3, 4, 5, 6];

/** An open case in the color: sockets in rows, a ratchet in the lid. */
export function ToolSet({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={18} to={182} id={id} />
      <Solid d="M36 20H164Q174 20 175 30L182 104H18L25 30Q26 20 36 20Z" color={color} id={id} />
      <path d="M42 30H158Q164 30 165 36L170 98H30L35 36Q36 30 42 30Z" fill="#15181c" />
      <path d="M42 30H158Q164 30 165 36L170 98H30L35 36Q36 30 42 30Z" fill={`url(#${id}front)`} />
      <g transform="rotate(-9 100 58)">
        <path d="M66 51H146Q152 57 146 63H66Z" fill="#22262b" />
        <path d="M66 51H110V63H66Z" fill={`url(#${id}metal)`} />
        <path d="M112 52h32M112 57h34M112 62h32" stroke={color} strokeWidth="2.6" />
        <circle cx="58" cy="57" r="14" fill={`url(#${id}metal)`} stroke="#4b545c" />
        <circle cx="58" cy="57" r="7" fill="#50585f" />
        <path d="M54.5 53.5h7v7h-7z" fill={`url(#${id}steel)`} />
      </g>
      <g>
        {[52, 74, 96, 118, 140].map((x) => (
          <path key={x} d={`M${x} 80h8v14h-8z`} fill={`url(#${id}steel)`} />
        ))}
      </g>
      <path d="M18 104H182L192 158Q193 164 186 164H14Q7 164 8 158Z" fill="#15181c" />
      <path d="M18 104H182L192 158H8Z" fill={`url(#${id}dark)`} />
      {[116, 138].map((y, row) =>
        SOCKETS.map((column) => {
          const spread = 21.5 + row * 1.8;
          const x = 100 + (column - 3) * spread;
          const r = 6.2 + column * 0.45 + row * 1.1;
          return (
            <g key={`${y}${column}`}>
              <ellipse cx={x} cy={y + 7} rx={r + 1.6} ry={r * 0.55} fill="#000" fillOpacity=".7" />
              <path d={`M${x - r} ${y}v7a${r} ${r * 0.45} 0 0 0 ${2 * r} 0v-7z`} fill={`url(#${id}steel)`} />
              <ellipse cx={x} cy={y} rx={r} ry={r * 0.5} fill="#eef1f3" stroke="#6d767f" strokeWidth=".8" />
              <ellipse cx={x} cy={y} rx={r * 0.62} ry={r * 0.3} fill="#23282e" />
            </g>
          );
        }),
      )}
      <Solid d="M8 158H192V170Q192 178 184 178H16Q8 178 8 170Z" color={color} id={id} />
      <path d="M40 160h20v12H40zM140 160h20v12h-20z" fill={`url(#${id}dark)`} />
      <path d="M82 168h36" stroke="#000" strokeOpacity=".4" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}
