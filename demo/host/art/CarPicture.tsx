import type { ReactElement } from 'react';
import type { PictureProps } from './Picture.js';

interface CarPictureProps extends PictureProps {
  /** The name of the drawing, as the API gives it: of the car's model, or of its body. */
  readonly drawing: string;
  /** Whether it is what the page is about, and loaded at once; default false. */
  readonly isFirst?: boolean;
}

/** A car from its side, in any paint color; browsers load it when somebody comes near. */
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
