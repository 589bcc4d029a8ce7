import type { ReactElement } from 'react';
import { photoPath, widthsOf } from '../../shared/photos.js';
import type { Photo as PhotoData } from '../../shared/replies/photo.js';

interface PhotoProps {
  photo: PhotoData;
  /** The alternative text if the seller hasn't described the photo. */
  name: string;
  /** How wide it's rendered, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Whether it's the page's main picture, which loads right away. Defaults to false. */
  isFirst?: boolean;
}

/** A photo of something for sale. Browsers choose the size that they need. */
export function Photo({ photo, name, sizes, isFirst = false }: PhotoProps): ReactElement {
  const { photo_id, alt, width, height } = photo;
  const widths = widthsOf(width);
  const middle = widths.find((each) => each >= 640) ?? width;
  return (
    <img
      src={photoPath(photo_id, middle)}
      srcSet={widths.map((each) => `${photoPath(photo_id, each)} ${each}w`).join(', ')}
      sizes={sizes}
      alt={alt || name}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
