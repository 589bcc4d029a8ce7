import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

/** A backpack from the front, in the color, with leather straps. */
export function Backpack({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={48} to={152} id={id} />
      <path d="M84 30C84 6 116 6 116 30" fill="none" stroke="#14181c" strokeWidth="7" strokeLinecap="round" />
      <path d="M86 28C88 12 110 11 113 25" fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.8" />
      <path d="M48 92Q32 104 34 148Q36 160 48 164ZM152 92Q168 104 166 148Q164 160 152 164Z" fill={color} />
      <path
        d="M48 92Q32 104 34 148Q36 160 48 164ZM152 92Q168 104 166 148Q164 160 152 164Z"
        fill="#000"
        fillOpacity=".34"
      />
      <Solid
        d="M46 72C46 38 66 22 100 22S154 38 154 72L156 160Q156 178 138 178H62Q44 178 44 160Z"
        color={color}
        id={id}
        finish="round"
      />
      <path
        d="M56 66C58 44 72 32 92 30"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path
        d="M50 84C52 46 70 32 100 32S148 46 150 84"
        fill="none"
        stroke="#000"
        strokeOpacity=".34"
        strokeWidth="1.8"
        strokeDasharray="4 2"
      />
      <Solid d="M46 66C50 36 70 24 100 24S150 36 154 66L150 98Q100 112 50 98Z" color={color} id={id} />
      <path
        d="M52 96Q100 110 148 96"
        fill="none"
        stroke="#fff"
        strokeOpacity=".32"
        strokeWidth="1.3"
        strokeDasharray="3.5 2.5"
      />
      <Solid
        d="M58 120Q58 114 64 114H136Q142 114 142 120V158Q142 168 132 168H68Q58 168 58 158Z"
        color={color}
        id={id}
      />
      <path d="M60 127H140" stroke="#0b0f14" strokeOpacity=".6" strokeWidth="3" />
      <path d="M60 127H140" stroke="#d7dce0" strokeWidth="1" strokeDasharray="1.6 1.6" />
      <path d="M128 126h6v11h-6z" fill={`url(#${id}metal)`} />
      {[74, 126].map((x) => (
        <g key={x}>
          <path d={`M${x - 6} 76h12v52h-12z`} fill="#7a4e2b" />
          <path
            d={`M${x - 6} 76h12v52h-12z`}
            fill={`url(#${id}round)`}
            stroke="#2e1b0d"
            strokeOpacity=".6"
            strokeWidth=".8"
          />
          <path d={`M${x - 9} 98h18v14h-18z`} fill="none" stroke={`url(#${id}steel)`} strokeWidth="3" />
          <path d={`M${x} 98v10`} stroke="#eef1f3" strokeWidth="2" />
        </g>
      ))}
      <path d="M88 140h24v12H88z" fill="#7a4e2b" stroke="#2e1b0d" strokeOpacity=".6" />
      <path d="M92 146h16" stroke="#f0d9b8" strokeWidth="1.8" />
    </>
  );
}
