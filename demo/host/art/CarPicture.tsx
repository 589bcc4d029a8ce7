import type { ReactElement } from 'react';
import type { CAR_DRAWINGS } from './car-drawings.js';
import { Picture, type PictureProps } from './Picture.js';

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
export interface CarPictureProps extends PictureProps {
  readonly body: keyof typeof CAR_DRAWINGS;
  /** Default: the whole car from its side. */
  readonly view?: CarView;
}

const loadDrawings = async () => (await import('./car-drawings.js')).CAR_DRAWINGS;

/** A car in any paint color. */
export function CarPicture({ body, view = 'side', ...picture }: CarPictureProps): ReactElement {
  return <Picture name={body} load={loadDrawings} viewBox={BOXES[view]} {...picture} />;
}
