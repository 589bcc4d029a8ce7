import type { ReactElement } from 'react';
import type { Art } from '../../shared/art.js';
import { Picture, type PictureProps } from './Picture.js';

interface GoodsPictureProps extends PictureProps {
  /** What to draw: the `art` of goods and departments. */
  readonly art: Art;
  /** Whether to show a close-up. Defaults to false. */
  readonly close?: boolean;
}

const loadDrawings = async () => (await import('./goods-drawings.js')).GOODS_DRAWINGS;

/** A square drawing of goods, in any color. */
export function GoodsPicture({ art, close = false, ...picture }: GoodsPictureProps): ReactElement {
  return (
    <Picture name={art} load={loadDrawings} viewBox={close ? '46 40 100 100' : '0 0 200 200'} {...picture} />
  );
}
