import type { ReactElement } from 'react';
import { type Art, backdropOf, groupOf } from '../../shared/art.js';
import { Backdrop } from './Backdrop.js';
import { DRAWINGS } from './goods-drawings.js';
import { Picture, type PictureProps } from './Picture.js';

interface GoodsPictureProps extends PictureProps {
  /** What to draw: the `art` of goods and departments. */
  readonly art: Art;
  /** The number of the goods, which chooses the backdrop. Departments have none. */
  readonly goodsId?: number | undefined;
  /** Whether to show a close-up. Defaults to false. */
  readonly close?: boolean;
}

/** A square drawing of goods, in any color. */
export function GoodsPicture({ art, goodsId, close = false, ...picture }: GoodsPictureProps): ReactElement {
  const backdrop = close || goodsId === undefined ? 0 : backdropOf(goodsId);
  return (
    <Picture
      name={art}
      load={DRAWINGS[groupOf(art)]}
      viewBox={close ? '46 40 100 100' : '0 0 200 200'}
      backdrop={backdrop === 0 ? undefined : <Backdrop look={backdrop} />}
      {...picture}
    />
  );
}
