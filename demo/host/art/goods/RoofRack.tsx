import type { DrawingProps } from './drawing.js';

/** One bar with its two feet; placed twice. */
function Bar({ color, id, transform }: DrawingProps & { readonly transform: string }) {
  return (
    <g transform={transform}>
      {[12, 148].map((x) => (
        <g key={x}>
          <path
            d={`M${x - 8} 66Q${x} 60 ${x + 20} 60L${x + 24} 88Q${x + 8} 96 ${x - 10} 90Z`}
            fill={`url(#${id}dark)`}
          />
          <path
            d={`M${x - 12} 88Q${x + 8} 82 ${x + 28} 87L${x + 26} 98Q${x + 6} 102 ${x - 14} 98Z`}
            fill="#15181c"
          />
          <path
            d={`M${x - 4} 68Q${x + 4} 64 ${x + 16} 64`}
            fill="none"
            stroke="#fff"
            strokeOpacity=".35"
            strokeWidth="1.6"
          />
          <circle cx={x + 7} cy="78" r="4.6" fill={`url(#${id}metal)`} />
          <path d={`M${x + 5} 78h4`} stroke="#23272d" strokeWidth="1.6" />
        </g>
      ))}
      <path d="M-16 58Q-20 50 -8 48H182Q194 50 190 58Q186 64 176 64H-4Q-14 64 -16 58Z" fill={color} />
      <path
        d="M-16 58Q-20 50 -8 48H182Q194 50 190 58Q186 64 176 64H-4Q-14 64 -16 58Z"
        fill={`url(#${id}metal)`}
        fillOpacity=".5"
        stroke="#0b0f14"
        strokeOpacity=".5"
      />
      <path d="M-8 53H182" stroke="#0b0f14" strokeOpacity=".7" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M-10 50H184" stroke="#fff" strokeOpacity=".6" strokeWidth="1.3" strokeLinecap="round" />
    </g>
  );
}

/** A pair of roof bars, their profile in the color, over a hint of the roof. */
export function RoofRack({ color, id }: DrawingProps) {
  return (
    <>
      <ellipse cx="100" cy="172" rx="90" ry="8" fill={`url(#${id}ground)`} />
      <path d="M6 172Q10 124 44 96Q58 84 78 84H126Q146 84 158 96Q188 124 194 172Z" fill="#8696a5" />
      <path
        d="M6 172Q10 124 44 96Q58 84 78 84H126Q146 84 158 96Q188 124 194 172Z"
        fill={`url(#${id}front)`}
        stroke="#0b0f14"
        strokeOpacity=".35"
      />
      <path d="M60 172Q64 128 82 92H120Q138 128 140 172Z" fill={`url(#${id}glass)`} />
      <path d="M74 172Q78 132 92 94H104Q92 132 88 172Z" fill="#fff" fillOpacity=".16" />
      <path
        d="M20 158Q26 120 56 98M180 158Q174 120 146 98"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Bar color={color} id={id} transform="translate(38 40) scale(.72)" />
      <Bar color={color} id={id} transform="translate(20 68) scale(.92)" />
    </>
  );
}
