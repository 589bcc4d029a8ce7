import type { Photo as Known } from '../api/photo.js';
import { Photo } from '../art/Photo.js';
import type { View } from './Gallery.js';

/** The photos of a product for its gallery. @param name of the product, for photos that nobody described */
export const photoViews = (photos: readonly Known[], name: string): View[] =>
  photos.map((photo, at) => ({
    key: photo.photo_id,
    name: photo.alt,
    picture: <Photo photo={photo} name={name} sizes="(min-width: 52em) 600px, 92vw" isFirst={at === 0} />,
    large: <Photo photo={photo} name={name} sizes="100vw" isFirst />,
  }));
