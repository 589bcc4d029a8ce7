import { type ReactElement, useId } from 'react';
import { useNear } from '../useNear.js';
import { DRAWINGS, type GoodsArt } from './drawings.js';
import { Finishes } from './Finishes.js';

/** Properties of {@link GoodsPicture}. */
export interface GoodsPictureProps {
  /** What is shown: the `art` of goods and departments. */
  readonly art: GoodsArt;
  /** Main color as a hex string, such as `#c2410c`. */
  readonly color: string;
  /** Accessible name; without it the picture is decorative. */
  readonly title?: string | undefined;
  /** Whether it is seen from close by; default false. */
  readonly close?: boolean;
}

/** Goods of a kind in any color, square, on a transparent ground. */
export function GoodsPicture({ art, color, title, close = false }: GoodsPictureProps): ReactElement {
  const id = `goods${useId().replace(/[^\w-]/g, '')}`;
  const [svg, isNear] = useNear<SVGSVGElement>();
  const Drawing = DRAWINGS[art];
  const box = {
    xmlns: 'http://www.w3.org/2000/svg',
    ref: svg,
    viewBox: close ? '46 40 100 100' : '0 0 200 200',
    focusable: false,
  } as const;
  const picture = isNear && (
    <>
      <Finishes id={id} />
      <Drawing color={color} id={id} />
    </>
  );
  if (!title) {
    return (
      <svg {...box} aria-hidden="true">
        {picture}
      </svg>
    );
  }
  return (
    <svg {...box} role="img" aria-labelledby={`${id}title`}>
      <title id={`${id}title`}>{title}</title>
      {picture}
    </svg>
  );
}
