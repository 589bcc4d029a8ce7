import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

/** A car seat in its cover: quilted in the color, dark bolsters. */
export function SeatCover({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={44} to={160} id={id} />
      <path d="M88 44h5v14h-5zM110 44h5v14h-5z" fill={`url(#${id}steel)`} />
      <Solid d="M78 18Q101 8 124 18Q132 34 124 48Q101 54 78 48Q70 34 78 18Z" color={color} id={id} />
      <Solid d="M70 56Q101 46 132 56Q146 62 148 84L154 134H48L54 84Q56 62 70 56Z" color="#2a2f36" id={id} />
      <Solid d="M80 60Q101 53 122 60L128 132H74Z" color={color} id={id} />
      <g fill="none" stroke="#000" strokeOpacity=".28" strokeWidth="1.4">
        <path d="M79 72L126 112M77 92L120 130M87 58L128 94M104 56L127 78M78 114L92 130" />
        <path d="M123 72L76 112M125 92L82 130M115 58L77 92M98 56L79 76M126 114L110 130" />
      </g>
      <g fill="none" stroke="#fff" strokeOpacity=".22">
        <path d="M79 73L126 113M77 93L120 131M87 59L128 95M123 73L76 113M125 93L82 131M115 59L77 93" />
      </g>
      <path
        d="M80 60Q101 53 122 60"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.6"
        strokeDasharray="3 2"
      />
      <Solid
        d="M44 132Q101 120 158 132Q168 138 166 156Q164 172 154 174H48Q38 172 36 156Q34 138 44 132Z"
        color="#2a2f36"
        id={id}
      />
      <Solid d="M66 131Q101 124 136 131L142 162Q101 170 60 162Z" color={color} id={id} />
      <path
        d="M64 144Q101 136 138 144M62 154Q101 147 140 154"
        fill="none"
        stroke="#000"
        strokeOpacity=".26"
        strokeWidth="1.6"
      />
      <path
        d="M48 140Q42 150 46 164M154 140Q160 150 156 164"
        fill="none"
        stroke="#fff"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <path d="M56 86Q53 110 51 128" fill="none" stroke={color} strokeWidth="2" strokeOpacity=".8" />
      <path d="M146 86Q149 110 151 128" fill="none" stroke={color} strokeWidth="2" strokeOpacity=".8" />
    </>
  );
}
