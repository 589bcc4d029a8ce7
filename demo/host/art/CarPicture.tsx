import type { ReactElement } from 'react';
import type { PictureProps } from './Picture.js';

/** The pictures of each car, in the order of its gallery. */
export const CAR_VIEWS = ['front', 'rear', 'side', 'interior', 'diagram'] as const;
export type CarView = (typeof CAR_VIEWS)[number];

interface CarPictureProps extends PictureProps {
  /** The name of the car's drawings, as the API gives it. */
  readonly drawing: string;
  /** Defaults to the front. */
  readonly view?: CarView;
  /** The marks of a diagram, from `marksOf`. */
  readonly marks?: readonly number[];
  /** Whether it's the page's main picture, which loads right away. Defaults to false. */
  readonly isFirst?: boolean;
}

/** A drawing of a car, in any paint color. Browsers load it when it comes near the viewport. */
export function CarPicture({
  drawing,
  color,
  view = 'front',
  marks = [],
  title = '',
  isFirst = false,
}: CarPictureProps): ReactElement {
  return (
    <img
      src={`/media/cars/${encodeURIComponent(drawing)}/${color.slice(1)}/${[view, ...marks].join('-')}.svg`}
      alt={title}
      width="400"
      height="200"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
