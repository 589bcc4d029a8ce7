import { array, defaulted, type Infer, nullable, pattern, string, type } from 'superstruct';
import { amount } from './fields.js';

/** A photo of something for sale. The width and height are those of its largest size, in pixels. */
export const Photo = type({
  photo_id: pattern(string(), /^[\da-f-]{36}$/),
  alt: string(),
  width: amount,
  height: amount,
});
export type Photo = Infer<typeof Photo>;

/** The first photo, for lists. Missing from older replies. */
export const firstPhoto = defaulted(nullable(Photo), null);
export const allPhotos = defaulted(array(Photo), []);

export const Photos = type({ list: array(Photo) });
export type Photos = Infer<typeof Photos>['list'];
