import type { ReactElement } from 'react';
import { photoPath, widthsOf } from '../../shared/photos.js';
import type { Photo as Known } from '../api/photo.js';

interface PhotoProps {
  photo: Known;
  /** What it is called where its seller has said nothing of it. */
  name: string;
  /** How wide it is drawn, as `sizes` says it. */
  sizes: string;
  /** Whether it is what the page is about, and loaded at once; default false. */
  isFirst?: boolean;
}

/** A photo of what is for sale; browsers choose the size that they need. */
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
