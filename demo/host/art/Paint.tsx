import type { ReactElement } from 'react';
import type { CarShape } from './car-shape.js';
import { GROUND } from './shapes.js';

/** What the painted body needs to know. */
export interface PaintProps {
  readonly shape: CarShape;
  /** Closed body outline with the wheel arches cut out. */
  readonly outline: string;
  readonly color: string;
  /** Prefix for the gradient ids, unique in the page. */
  readonly id: string;
}

/** Vertical gradient in picture units with stops given as [y, colour, opacity]. */
function Fade({
  id,
  stops,
}: {
  id: string;
  stops: ReadonlyArray<readonly [number, string, number]>;
}): ReactElement {
  const from = stops[0]?.[0] ?? 0;
  const to = stops.at(-1)?.[0] ?? 200;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={from} y2={to}>
      {stops.map(([y, colour, opacity]) => (
        <stop
          key={y}
          offset={((y - from) / (to - from)).toFixed(3)}
          stopColor={colour}
          stopOpacity={opacity}
        />
      ))}
    </linearGradient>
  );
}

/** Body colour, light and shade, glass, lamps and trim: everything but the wheels. */
export function Paint({ shape, outline, color, id }: PaintProps): ReactElement {
  const { roof, belt, sill, wheels } = shape;
  const url = (name: string): string => `url(#${id}${name})`;
  return (
    <>
      <defs>
        <clipPath id={`${id}body`}>
          <path d={outline} />
        </clipPath>
        <clipPath id={`${id}pane`}>
          <path d={shape.glass} />
        </clipPath>
        <Fade
          id={`${id}light`}
          stops={[
            [roof, '#fff', 0.5],
            [roof + 9, '#fff', 0.16],
            [belt - 4, '#fff', 0.1],
            [belt + 2, '#fff', 0.34],
            [belt + 12, '#fff', 0.06],
            [belt + 30, '#fff', 0],
          ]}
        />
        <Fade
          id={`${id}shade`}
          stops={[
            [belt + 4, '#000', 0],
            [belt + 26, '#000', 0.12],
            [sill - 14, '#000', 0.16],
            [sill, '#000', 0.5],
          ]}
        />
        <Fade
          id={`${id}flank`}
          stops={[
            [belt + 6, '#000', 0.3],
            [belt + 28, '#000', 0.1],
            [belt + 44, '#000', 0],
          ]}
        />
        <Fade
          id={`${id}rocker`}
          stops={[
            [sill - 22, '#fff', 0.02],
            [sill - 12, '#fff', 0.26],
            [sill - 4, '#fff', 0.04],
          ]}
        />
        <Fade
          id={`${id}edge`}
          stops={[
            [roof, '#fff', 0.75],
            [belt + 10, '#fff', 0.35],
            [sill - 14, '#fff', 0],
          ]}
        />
        <Fade
          id={`${id}glass`}
          stops={[
            [roof + 4, '#0c131b', 1],
            [belt - 16, '#1d2a36', 1],
            [belt, '#40525f', 1],
          ]}
        />
        <linearGradient id={`${id}ends`}>
          <stop offset="0" stopOpacity=".34" />
          <stop offset=".13" stopOpacity="0" />
          <stop offset=".86" stopOpacity="0" />
          <stop offset="1" stopOpacity=".4" />
        </linearGradient>
        <linearGradient id={`${id}lamp`} x1="0" x2="1">
          <stop offset="0" stopColor="#f8fbff" />
          <stop offset=".6" stopColor="#9fb2c4" />
          <stop offset="1" stopColor="#3f4d5a" />
        </linearGradient>
        <linearGradient id={`${id}tail`} x1="0" x2="1">
          <stop offset="0" stopColor="#7f1018" />
          <stop offset="1" stopColor="#f0323c" />
        </linearGradient>
      </defs>
      <path d={shape.top} fill="none" stroke="#fff" strokeOpacity=".26" strokeWidth="2.6" />
      <path d={outline} fill={color} stroke="#000" strokeOpacity=".32" strokeWidth="1" />
      <g clipPath={url('body')}>
        <rect width="400" height="200" fill={url('light')} />
        <path d={shape.flank} fill={url('flank')} />
        <rect width="400" height="200" fill={url('shade')} />
        <path d={shape.rocker} fill={url('rocker')} />
        <path d={outline} fill={url('ends')} />
        {[wheels.front, wheels.rear].map((cx) => (
          <g key={cx} fill="none">
            <circle
              cx={cx}
              cy={GROUND - wheels.r}
              r={wheels.arch + 4.4}
              stroke="#fff"
              strokeOpacity=".16"
              strokeWidth="2"
            />
            <circle
              cx={cx}
              cy={GROUND - wheels.r}
              r={wheels.arch + 1}
              stroke={shape.archTrim ? '#1c2127' : '#000'}
              strokeOpacity={shape.archTrim ? 1 : 0.34}
              strokeWidth={shape.archTrim * 2 || 2.4}
            />
          </g>
        ))}
        <path d={shape.top} fill="none" stroke={url('edge')} strokeWidth="2.6" />
        <path d={shape.crease} fill="none" stroke="#fff" strokeOpacity=".34" strokeWidth="1" />
      </g>
      <path d={shape.trim} fill="#1c2127" />
      <path d={shape.screens} fill="#16202a" />
      <path d={shape.glass} fill={url('glass')} stroke="#0a0e13" strokeWidth="2" strokeLinejoin="round" />
      <g clipPath={url('pane')}>
        <path d={shape.seats} fill="#05080b" fillOpacity=".55" />
        <path
          d={`M${wheels.front + 96} ${roof}h22l-34 ${belt - roof + 4}h-22zM${wheels.front + 124} ${roof}h8l-34 ${belt - roof + 4}h-8zM${wheels.front + 176} ${roof}h16l-34 ${belt - roof + 4}h-16z`}
          fill="#fff"
          fillOpacity=".1"
        />
        <path d={shape.pillars} stroke="#0a0e13" strokeWidth="4" fill="none" />
        {shape.paintPillars && <path d={shape.paintPillars} stroke={color} strokeWidth="9" fill="none" />}
        {shape.paintPillars && (
          <path d={shape.paintPillars} stroke="#000" strokeOpacity=".12" strokeWidth="9" fill="none" />
        )}
      </g>
      <path
        d={shape.chrome}
        fill="none"
        stroke="#dbe2e8"
        strokeOpacity=".85"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <path
        d={shape.gaps}
        fill="none"
        stroke="#000"
        strokeOpacity=".5"
        strokeWidth=".9"
        strokeLinecap="round"
      />
      <path
        d={shape.gaps}
        fill="none"
        stroke="#fff"
        strokeOpacity=".2"
        strokeWidth=".6"
        transform="translate(1 .2)"
      />
      {shape.handles.map(([x, y]) => (
        <g key={x}>
          <rect x={x} y={y + 1} width="13" height="3" rx="1.5" fill="#000" fillOpacity=".4" />
          <rect
            x={x}
            y={y}
            width="13"
            height="2.4"
            rx="1.2"
            fill={color}
            stroke="#000"
            strokeOpacity=".3"
            strokeWidth=".4"
          />
          <rect x={x + 0.6} y={y} width="11.8" height="1" rx=".5" fill="#fff" fillOpacity=".5" />
        </g>
      ))}
      <path d={shape.headlight} fill={url('lamp')} stroke="#0a0e13" strokeOpacity=".7" strokeWidth=".8" />
      <path d={shape.signature} fill="none" stroke="#fff" strokeWidth="1.5" strokeLinecap="round" />
      <path d={shape.taillight} fill={url('tail')} stroke="#3b060a" strokeOpacity=".6" strokeWidth=".7" />
      <path d={shape.mirror} fill={color} stroke="#000" strokeOpacity=".45" strokeWidth=".7" />
      <path d={shape.mirror} fill={url('light')} />
    </>
  );
}
