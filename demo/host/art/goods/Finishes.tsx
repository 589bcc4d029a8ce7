import type { ReactElement } from 'react';

/** How the light falls on a shape: on a flat front, on a round wall, on a ball, or on its top. */
export type Finish = 'front' | 'round' | 'ball' | 'top';

type Stop = readonly [offset: number, color: string, opacity?: number];

function stops(list: readonly Stop[]): ReactElement[] {
  return list.map(([offset, color, opacity = 1]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));
}

/** The gradients that all drawings share; each fits the box of the shape that it fills. */
export function Finishes({ id }: { readonly id: string }): ReactElement {
  return (
    <defs>
      <linearGradient id={`${id}front`} x1="0" y1="0" x2=".35" y2="1">
        {stops([
          [0, '#fff', 0.34],
          [0.4, '#fff', 0.06],
          [0.62, '#000', 0.03],
          [1, '#000', 0.34],
        ])}
      </linearGradient>
      <linearGradient id={`${id}round`}>
        {stops([
          [0, '#000', 0.32],
          [0.12, '#000', 0.06],
          [0.3, '#fff', 0.42],
          [0.48, '#fff', 0.04],
          [0.78, '#000', 0.16],
          [1, '#000', 0.46],
        ])}
      </linearGradient>
      <radialGradient id={`${id}ball`} cx=".36" cy=".26" r=".82">
        {stops([
          [0, '#fff', 0.62],
          [0.3, '#fff', 0.12],
          [0.62, '#000', 0.08],
          [1, '#000', 0.5],
        ])}
      </radialGradient>
      <linearGradient id={`${id}top`} x1="0" y1="0" x2="1" y2="1">
        {stops([
          [0, '#fff', 0.52],
          [0.7, '#fff', 0.16],
          [1, '#000', 0.06],
        ])}
      </linearGradient>
      <linearGradient id={`${id}metal`} x1="0" y1="0" x2=".3" y2="1">
        {stops([
          [0, '#fafbfc'],
          [0.38, '#c3cad1'],
          [0.55, '#8d969f'],
          [0.78, '#d5dade'],
          [1, '#7b848d'],
        ])}
      </linearGradient>
      <linearGradient id={`${id}steel`}>
        {stops([
          [0, '#6d767f'],
          [0.28, '#f3f5f7'],
          [0.5, '#b3bbc3'],
          [0.82, '#868f98'],
          [1, '#5b646d'],
        ])}
      </linearGradient>
      <linearGradient id={`${id}dark`} x1="0" y1="0" x2=".3" y2="1">
        {stops([
          [0, '#4a515a'],
          [0.45, '#2a2f36'],
          [1, '#14171b'],
        ])}
      </linearGradient>
      <linearGradient id={`${id}glass`} x1="0" y1="0" x2="1" y2="1">
        {stops([
          [0, '#5c6f80'],
          [0.35, '#22303c'],
          [1, '#0b1219'],
        ])}
      </linearGradient>
      <radialGradient id={`${id}ground`}>
        {stops([
          [0, '#020617', 0.5],
          [0.6, '#020617', 0.24],
          [1, '#020617', 0],
        ])}
      </radialGradient>
    </defs>
  );
}
