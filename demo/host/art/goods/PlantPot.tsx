import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

const LEAF = 'M0 0C-16 -14 -18 -44 0 -66C18 -44 16 -14 0 0Z';
const LEAVES = [
  [-62, 0.9, '#2c6b43'],
  [58, 0.95, '#2c6b43'],
  [-34, 1.16, '#3c8a56'],
  [32, 1.14, '#357c4d'],
  [-12, 1.34, '#4a9d66'],
  [12, 1.22, '#42935d'],
] as const;

/** A ribbed pot in the color with a leafy plant. */
export function PlantPot({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={54} to={146} id={id} />
      {LEAVES.map(([turn, size, green]) => (
        <g key={turn} transform={`translate(100 104) rotate(${turn}) scale(${size})`}>
          <path d={LEAF} fill={green} />
          <path d={LEAF} fill={`url(#${id}front)`} stroke="#123320" strokeOpacity=".5" strokeWidth=".8" />
          <path d="M0 -2V-60" stroke="#bfe3c8" strokeOpacity=".6" strokeWidth="1.3" />
          <path
            d="M0 -16L-8 -25M0 -16L8 -25M0 -30L-9 -39M0 -30L9 -39M0 -44L-6 -51M0 -44L6 -51"
            stroke="#bfe3c8"
            strokeOpacity=".4"
            strokeWidth=".9"
          />
        </g>
      ))}
      <ellipse cx="100" cy="106" rx="44" ry="8" fill="#2e2118" />
      <Solid d="M56 112H144L132 170Q130 178 122 178H78Q70 178 68 170Z" color={color} id={id} finish="round" />
      <g fill="none">
        <path
          d="M66 116L76 174M76 116L83 176M88 116L92 177M100 116V177M112 116L108 177M124 116L117 176M134 116L124 174"
          stroke="#000"
          strokeOpacity=".17"
          strokeWidth="2"
        />
        <path
          d="M69 116L79 174M79 116L86 176M91 116L95 177M103 116V177M115 116L111 177M127 116L120 176"
          stroke="#fff"
          strokeOpacity=".2"
        />
      </g>
      <Solid
        d="M50 100Q50 96 54 96Q100 106 146 96Q150 96 150 100V112Q150 116 146 116Q100 124 54 116Q50 116 50 112Z"
        color={color}
        id={id}
        finish="round"
      />
      <path
        d="M56 101Q76 105 92 105"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}
