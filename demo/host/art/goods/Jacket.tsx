import type { DrawingProps } from './drawing.js';
import { Solid } from './Solid.js';

/** A jacket from the front: body and sleeves in the color, an open collar, two pockets. */
export function Jacket({ color, id }: DrawingProps) {
  return (
    <>
      <ellipse cx="100" cy="182" rx="56" ry="5" fill={`url(#${id}ground)`} />
      <Solid
        d="M64 32L40 44Q30 52 28 68L14 136Q12 144 20 147L36 152Q44 154 46 146L60 92Z"
        color={color}
        id={id}
      />
      <Solid
        d="M136 32L160 44Q170 52 172 68L186 136Q188 144 180 147L164 152Q156 154 154 146L140 92Z"
        color={color}
        id={id}
      />
      <path
        d="M16 134L46 142L44 152Q40 155 34 153L18 148Q12 145 14 138ZM184 134L154 142L156 152Q160 155 166 153L182 148Q188 145 186 138Z"
        fill="#000"
        fillOpacity=".3"
      />
      <Solid
        d="M64 32L82 24H118L136 32L146 60L144 170Q144 176 138 176H62Q56 176 56 170L54 60Z"
        color={color}
        id={id}
      />
      <path d="M82 24H118L112 48L100 56L88 48Z" fill="#15191d" />
      <path d="M86 26H114L109 44L100 50L91 44Z" fill="#2f353c" />
      <Solid d="M82 24L66 30L72 56L98 60Z" color={color} id={id} />
      <Solid d="M118 24L134 30L128 56L102 60Z" color={color} id={id} />
      <path d="M100 56V176" stroke="#0b0f14" strokeOpacity=".7" strokeWidth="4.5" />
      <path d="M100 56V176" stroke="#dfe3e6" strokeWidth="1.8" strokeDasharray="1.6 2" />
      <path d="M96.5 62h7v12h-7z" fill={`url(#${id}metal)`} />
      <path d="M56 160H144V176H56Z" fill="#000" fillOpacity=".22" />
      <g fill="none" stroke="#000" strokeOpacity=".38" strokeWidth="2">
        <path d="M64 34Q60 66 62 98M136 34Q140 66 138 98" />
        <path d="M66 118L88 110V144H66Q64 132 66 118ZM134 118L112 110V144H134Q136 132 134 118Z" />
        <path d="M66 78H90V92L78 97L66 92ZM110 78H134V92L122 97L110 92Z" />
      </g>
      <g fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.3">
        <path d="M67.5 120L88 112.5M132.5 120L112 112.5M67.5 79.5H90M110 79.5H132.5" />
        <path d="M38 50Q33 58 31 70L22 118M162 50Q167 58 169 70L178 118" strokeDasharray="3 2" />
      </g>
      <path d="M76.5 85h3v5h-3zM120.5 85h3v5h-3z" fill={`url(#${id}metal)`} />
    </>
  );
}
