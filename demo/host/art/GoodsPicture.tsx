import type { ReactElement } from 'react';
import { type Art, groupOf, lookOf } from '../../shared/art.js';
import { Backdrop } from './Backdrop.js';
import { DRAWINGS } from './goods-drawings.js';
import { Picture, type PictureProps } from './Picture.js';

interface GoodsPictureProps extends PictureProps {
  /** What to draw: the `art` of goods and departments. */
  readonly art: Art;
  /** The number of the goods, which chooses the design and the backdrop. Departments have none. */
  readonly goodsId?: number | undefined;
  /** Whether to show a close-up. Defaults to false. */
  readonly close?: boolean;
}

/** A square drawing of goods, in any color. */
export function GoodsPicture({ art, goodsId, close = false, ...picture }: GoodsPictureProps): ReactElement {
  const { design, backdrop } = goodsId === undefined ? { design: 0, backdrop: 0 } : lookOf(art, goodsId);
  return (
    <Picture
      name={design === 0 ? art : `${art}-${design + 1}`}
      load={DRAWINGS[groupOf(art)]}
      viewBox={close ? '46 40 100 100' : '0 0 200 200'}
      backdrop={close || backdrop === 0 ? undefined : <Backdrop look={backdrop} />}
      {...picture}
    />
  );
}
