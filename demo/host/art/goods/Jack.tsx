import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

/** A trolley jack in profile: frame and arm in the color, its handle raised. */
export function Jack({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={14} to={182} id={id} />
      <path d="M150 136L186 30" stroke="#23272d" strokeWidth="9" strokeLinecap="round" />
      <path d="M148.5 135L184.5 29" stroke={`url(#${id}metal)`} strokeWidth="3" strokeLinecap="round" />
      <path d="M176 58L186 30" stroke="#15181c" strokeWidth="13" strokeLinecap="round" />
      <path d="M174 56L183 31" stroke="#fff" strokeOpacity=".22" strokeWidth="3" strokeLinecap="round" />
      <path d="M84 132L142 122V136L86 146Z" fill={`url(#${id}metal)`} />
      <path d="M58 120H92V156H58Z" fill={`url(#${id}dark)`} />
      <Solid d="M36 84L54 78L150 132Q158 140 150 150L138 152Z" color={color} id={id} />
      <path
        d="M40 86L54 81L146 133"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M34 84L60 76V88L40 94Z" fill={`url(#${id}steel)`} />
      <path d="M22 62Q44 56 66 62L62 74Q44 79 26 74Z" fill={`url(#${id}metal)`} stroke="#5b646d" />
      <ellipse cx="44" cy="62" rx="22" ry="6" fill="#15181c" />
      <ellipse cx="44" cy="61" rx="17" ry="4" fill="#3a4149" />
      <Solid
        d="M18 140Q18 132 28 132L132 122Q170 122 178 146V158Q176 164 168 164H28Q18 162 18 152Z"
        color={color}
        id={id}
      />
      <path d="M48 140H128Q134 140 134 146V152H42V146Q42 140 48 140Z" fill="#0f1215" fillOpacity=".72" />
      <path
        d="M26 136L130 126Q150 126 162 136"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="148" cy="142" r="8" fill={`url(#${id}steel)`} stroke="#2a2f36" />
      <circle cx="148" cy="142" r="3" fill="#2a2f36" />
      {[
        [36, 18],
        [164, 14],
      ].map(([cx = 0, r = 0]) => (
        <g key={cx}>
          <circle cx={cx} cy={178 - r} r={r} fill={`url(#${id}dark)`} stroke="#000" />
          <circle cx={cx} cy={178 - r} r={r * 0.62} fill={`url(#${id}metal)`} />
          <circle cx={cx} cy={178 - r} r={r * 0.24} fill="#2a2f36" />
        </g>
      ))}
    </>
  );
}
