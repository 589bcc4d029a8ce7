import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

const UPPER =
  'M20 66Q14 60 20 54Q26 50 32 56Q42 72 62 70Q76 68 84 58Q90 50 98 56C108 74 122 92 140 102C160 110 182 114 190 136L192 150Q140 158 92 152L10 148Q8 128 14 108Q20 88 20 66Z';
const SOLE = 'M8 144Q6 160 16 166Q24 170 36 170H178Q194 168 194 152V146Q140 155 92 149Q44 149 8 144Z';
const LACES = [
  [86, 70, 100, 62],
  [93, 81, 108, 73],
  [101, 91, 117, 83],
  [110, 100, 126, 92],
] as const;

/** A sneaker in profile, toe to the right, upper in the color. */
export function Shoes({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={14} to={188} id={id} />
      <g transform="translate(0 37.4) scale(1 .79)">
        <path d="M26 60Q54 46 92 58L86 76L48 84Z" fill="#15191d" />
        <path d="M34 62Q56 53 84 60L78 70L52 74Z" fill="#3a4149" />
        <Solid d={UPPER} color={color} id={id} />
        <path
          d="M140 102C160 110 182 114 190 136L192 150Q166 154 142 154Q122 130 140 102Z"
          fill="#fff"
          fillOpacity=".2"
        />
        <path d="M142 154Q122 130 140 102" fill="none" stroke="#000" strokeOpacity=".3" strokeWidth="1.8" />
        <path d="M12 118Q32 112 44 130Q50 142 50 150L10 148Q9 130 12 118Z" fill="#000" fillOpacity=".26" />
        <path d="M16 100Q30 98 40 108" fill="none" stroke="#000" strokeOpacity=".26" strokeWidth="1.8" />
        <path
          d="M56 150Q66 120 104 108L118 98L126 106Q98 122 92 152Z"
          fill="#fff"
          fillOpacity=".86"
          stroke="#000"
          strokeOpacity=".16"
        />
        <path
          d="M86 60Q92 52 98 57C107 73 118 88 134 99L122 106C104 96 92 82 82 66Z"
          fill="#000"
          fillOpacity=".26"
        />
        <g strokeLinecap="round">
          {LACES.map(([x1, y1, x2, y2]) => (
            <g key={x1}>
              <path d={`M${x1} ${y1 + 2}L${x2} ${y2 + 2}`} stroke="#000" strokeOpacity=".3" strokeWidth="5" />
              <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="#fbfbf9" strokeWidth="4.6" />
            </g>
          ))}
        </g>
        <path
          d="M22 62Q40 80 64 76Q80 73 87 63"
          fill="none"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path
          d="M22 72Q22 90 17 108"
          fill="none"
          stroke="#fff"
          strokeOpacity=".4"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path
          d="M152 111Q176 117 185 134"
          fill="none"
          stroke="#fff"
          strokeOpacity=".6"
          strokeWidth="2.8"
          strokeLinecap="round"
        />
        <path d={SOLE} fill="#f4f4f1" />
        <path d={SOLE} fill={`url(#${id}front)`} stroke="#0b0f14" strokeOpacity=".4" />
        <path d="M14 164Q22 170 36 170H178Q190 169 193 161Q120 168 58 163Z" fill="#22262c" />
        <path
          d="M11 152Q60 157 92 156Q140 161 192 153"
          fill="none"
          stroke={color}
          strokeWidth="2.2"
          strokeOpacity=".9"
        />
      </g>
    </>
  );
}
