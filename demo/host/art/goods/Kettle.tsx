import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

/** A kettle in profile, its body in the color, spout to the left. */
export function Kettle({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={42} to={158} id={id} />
      <path
        d="M72 52C76 12 150 12 158 62C162 96 152 116 146 122"
        fill="none"
        stroke="#101317"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d="M72 50C78 18 146 18 155 62C158 84 155 100 150 112"
        fill="none"
        stroke="#4a515a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Solid
        d="M64 108C44 104 34 88 20 74Q14 70 18 66L28 64Q34 64 37 70C46 84 56 86 72 84Z"
        color={color}
        id={id}
      />
      <path
        d="M22 68C34 82 46 92 64 96"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <Solid
        d="M68 62H132C150 80 160 120 156 160Q154 172 142 172H58Q46 172 44 160C40 120 50 80 68 62Z"
        color={color}
        id={id}
        finish="round"
      />
      <path
        d="M72 72C60 92 56 122 58 150"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M46 160H154Q154 178 140 178H60Q46 178 46 160Z" fill={`url(#${id}steel)`} />
      <path d="M46 164H154" stroke="#000" strokeOpacity=".3" />
      <path
        d="M68 62Q100 44 132 62Q100 70 68 62Z"
        fill={`url(#${id}metal)`}
        stroke="#5b646d"
        strokeWidth=".8"
      />
      <path d="M72 60Q100 48 128 60" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="1.6" />
      <path d="M94 48h12l-2 6h-8z" fill="#23282e" />
      <circle cx="100" cy="43" r="8" fill={`url(#${id}dark)`} stroke="#000" />
      <circle cx="97.5" cy="40.5" r="2" fill="#fff" fillOpacity=".6" />
    </>
  );
}
