import type { ReactElement } from 'react';
import type { PictureProps } from './Picture.js';

interface CarPictureProps extends PictureProps {
  /** The name of the drawing, as the API gives it: that of the car's model, or of its body. */
  readonly drawing: string;
  /** Whether it's the page's main picture, which loads right away. Defaults to false. */
  readonly isFirst?: boolean;
}

/** A side view of a car, in any paint color. Browsers load it when it comes near the viewport. */
export function CarPicture({ drawing, color, title = '', isFirst = false }: CarPictureProps): ReactElement {
  return (
    <img
      src={`/media/cars/${encodeURIComponent(drawing)}/${color.slice(1)}.svg`}
      alt={title}
      width="400"
      height="200"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
