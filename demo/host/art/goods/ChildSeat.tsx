import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

/** A child seat from the front: cushions in the color, a five-point harness. */
export function ChildSeat({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={40} to={162} id={id} />
      <path d="M52 150H150L158 172Q158 178 150 178H52Q44 178 44 172Z" fill={`url(#${id}dark)`} />
      <Solid
        d="M70 18Q101 8 132 18Q146 24 148 44L156 104Q168 112 166 134Q164 156 148 160H54Q38 156 36 134Q34 112 46 104L54 44Q56 24 70 18Z"
        color="#30363e"
        id={id}
      />
      <Solid
        d="M74 22Q101 14 128 22Q138 28 138 44Q138 58 130 64H72Q64 58 64 44Q64 28 74 22Z"
        color={color}
        id={id}
      />
      <path d="M86 28Q101 24 116 28Q120 44 114 56H88Q82 44 86 28Z" fill="#000" fillOpacity=".18" />
      <path
        d="M76 25Q101 17 126 25"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Solid d="M70 64H132L138 118Q101 128 64 118Z" color={color} id={id} />
      <path d="M80 68L76 118M122 68L126 118" stroke="#000" strokeOpacity=".22" strokeWidth="2" />
      <Solid
        d="M58 116Q101 128 144 116Q154 122 152 140Q150 152 140 154H62Q52 152 50 140Q48 122 58 116Z"
        color={color}
        id={id}
      />
      <path d="M62 140Q101 150 140 140" fill="none" stroke="#000" strokeOpacity=".25" strokeWidth="2" />
      <Solid d="M38 108Q50 100 56 112L60 138Q48 146 40 136Z" color="#3b424b" id={id} />
      <Solid d="M164 108Q152 100 146 112L142 138Q154 146 162 136Z" color="#3b424b" id={id} />
      <g fill="none" stroke="#14171b" strokeWidth="6" strokeLinecap="round">
        <path d="M88 62L95 112M114 62L107 112M62 124L92 120M140 124L110 120M101 124V142" />
      </g>
      <path d="M86 66h9l4 26H89zM116 66h-9l-4 26h10z" fill="#f1f1ee" fillOpacity=".92" />
      <circle cx="101" cy="119" r="10" fill={`url(#${id}dark)`} stroke="#000" />
      <path d="M96.5 116h9v6h-9z" fill="#c8242b" />
      <path d="M88 162h26v9H88z" fill={color} />
    </>
  );
}
