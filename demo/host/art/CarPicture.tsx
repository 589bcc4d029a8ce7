import { type ReactElement, useId } from 'react';
import type { BodyType, CarShape } from './car-shape.js';
import { Paint } from './Paint.js';
import { GROUND, SHAPES } from './shapes.js';
import { useNear } from './useNear.js';
import { Wheel } from './Wheel.js';

/** What of the car a picture shows. */
export const CAR_VIEWS = ['side', 'front', 'rear', 'wheel'] as const;
export type CarView = (typeof CAR_VIEWS)[number];

/** Every view is as wide as the whole to its height, so that a picture keeps its place. */
const BOXES: Readonly<Record<CarView, string>> = {
  side: '0 0 400 200',
  front: '2 84 192 96',
  rear: '206 84 192 96',
  wheel: '40 116 128 64',
};

/** Properties of {@link CarPicture}. */
export interface CarPictureProps {
  readonly body: BodyType;
  /** Paint colour as a hex string, such as `#c2410c`. */
  readonly color: string;
  /** Accessible name; without it the picture is decorative. */
  readonly title?: string | undefined;
  /** Default: the whole car from its side. */
  readonly view?: CarView;
}

/** Closes the outline: the lower edge with both wheel arches cut out. */
function outline({ top, sill, wheels }: CarShape): string {
  const drop = sill - (GROUND - wheels.r);
  const half = Math.sqrt(wheels.arch ** 2 - drop ** 2);
  const large = drop > 0 ? 1 : 0;
  const arch = (cx: number): string =>
    `L${(cx + half).toFixed(1)} ${sill}A${wheels.arch} ${wheels.arch} 0 ${large} 0 ${(cx - half).toFixed(1)} ${sill}`;
  return `${top}${arch(wheels.rear)}${arch(wheels.front)}Z`;
}

/** Where the outline starts and ends along the ground, for the shadow. */
function extent(top: string): readonly [number, number] {
  const numbers = top.match(/\d+(\.\d+)?/g) ?? [];
  return [Number(numbers[0] ?? 0), Number(numbers.at(-2) ?? 400)];
}

/** A car in side view, drawn in any paint colour on a transparent ground. */
export function CarPicture({ body, color, title, view = 'side' }: CarPictureProps): ReactElement {
  const id = `car${useId().replace(/[^\w-]/g, '')}`;
  const [svg, isNear] = useNear<SVGSVGElement>();
  const shape = SHAPES[body];
  const { wheels } = shape;
  const cy = GROUND - wheels.r;
  const [from, to] = extent(shape.top);
  const middle = (from + to) / 2;
  const spread = (to - from) / 2;
  const art = isNear && (
    <>
      <defs>
        <radialGradient id={`${id}ground`}>
          <stop offset="0" stopColor="#020617" stopOpacity=".62" />
          <stop offset=".55" stopColor="#020617" stopOpacity=".34" />
          <stop offset="1" stopColor="#020617" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}tyre`}>
          <stop offset=".74" stopColor="#0b0e12" />
          <stop offset=".86" stopColor="#2b3138" />
          <stop offset="1" stopColor="#101419" />
        </radialGradient>
        <linearGradient id={`${id}rim`} x1="0" y1="-100" x2="40" y2="100" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#f4f6f8" />
          <stop offset=".5" stopColor="#b9c1c9" />
          <stop offset="1" stopColor="#7b858f" />
        </linearGradient>
        <linearGradient id={`${id}lip`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#98a2ac" />
          <stop offset=".5" stopColor="#dfe4e8" />
          <stop offset="1" stopColor="#f8fafc" />
        </linearGradient>
      </defs>
      <ellipse cx={middle} cy={GROUND} rx={spread + 22} ry="9" fill={`url(#${id}ground)`} />
      <ellipse cx={middle} cy={GROUND - 1} rx={spread - 8} ry="4" fill={`url(#${id}ground)`} />
      {[wheels.front, wheels.rear].map((cx) => (
        <circle key={cx} cx={cx} cy={cy} r={wheels.arch + 1} fill="#07090c" />
      ))}
      <path
        d={`M${wheels.front} ${shape.sill - 8}H${wheels.rear}V${shape.sill + 4}H${wheels.front}Z`}
        fill="#07090c"
      />
      <Paint shape={shape} outline={outline(shape)} color={color} id={id} />
      {[wheels.front, wheels.rear].map((cx) => (
        <Wheel key={cx} cx={cx} cy={cy} r={wheels.r} rim={wheels.rim} id={id} />
      ))}
    </>
  );
  const box = {
    ref: svg,
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: BOXES[view],
    focusable: false,
  } as const;
  if (!title) {
    return (
      <svg {...box} aria-hidden="true">
        {art}
      </svg>
    );
  }
  return (
    <svg {...box} role="img" aria-labelledby={`${id}title`}>
      <title id={`${id}title`}>{title}</title>
      {art}
    </svg>
  );
}
