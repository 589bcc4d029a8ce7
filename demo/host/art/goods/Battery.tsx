import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

/** A car battery at an angle: dark case, label in the color, both terminals and a carrying strap. */
export function Battery({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={24} to={178} id={id} />
      <path d="M26 76H142V176H32Q26 176 26 170Z" fill={`url(#${id}dark)`} />
      <path d="M142 76L176 60V158L142 176Z" fill="#0f1215" />
      <path d="M26 76L62 60H176L142 76Z" fill="#4a515a" />
      <path d="M20 66H146V82H20ZM146 66L182 49V64L146 82Z" fill="#2e343b" />
      <path d="M20 66L58 49H182L146 66Z" fill={color} />
      <path d="M20 66L58 49H182L146 66Z" fill={`url(#${id}top)`} />
      <path d="M20 66H146V82H20Z" fill={color} />
      <path d="M20 66H146V82H20Z" fill={`url(#${id}front)`} />
      <path d="M146 66L182 49V64L146 82Z" fill={color} />
      <path d="M146 66L182 49V64L146 82Z" fill="#000" fillOpacity=".42" />
      {[
        [54, '#b4232a'],
        [140, '#2b3036'],
      ].map(([x, cap]) => (
        <g key={x}>
          <path d={`M${Number(x) - 11} 57v-9h22v9z`} fill={`${cap}`} />
          <ellipse cx={x} cy="57" rx="11" ry="4" fill={`${cap}`} />
          <ellipse cx={x} cy="48" rx="11" ry="4" fill={`${cap}`} stroke="#fff" strokeOpacity=".3" />
          <path d={`M${Number(x) - 6} 47v-9h12v9z`} fill={`url(#${id}steel)`} />
          <ellipse cx={x} cy="38" rx="6" ry="2.4" fill="#e8ebee" />
        </g>
      ))}
      <path
        d="M74 58C74 30 122 30 122 56"
        fill="none"
        stroke="#1a1d21"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M76 50C80 36 114 36 119 48" fill="none" stroke="#fff" strokeOpacity=".2" strokeWidth="1.6" />
      <Solid d="M38 94H130V158H38Z" color={color} id={id} />
      <path d="M38 94H130V112H38Z" fill="#fff" fillOpacity=".9" />
      <path d="M88 116L66 140H82L74 156L104 130H87L96 116Z" fill="#fff" />
      <path d="M46 103H82M46 107.5H68M108 103H122" stroke="#1a1d21" strokeWidth="2.6" strokeOpacity=".75" />
    </>
  );
}
