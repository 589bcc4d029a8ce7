/** What a seller may upload as a photo, by the types that browsers give files. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const MAX_PHOTO_BYTES = 12 * 1024 * 1024;
/** Of one product. */
export const MAX_PHOTOS = 8;
/** Longest description of a photo, in characters. */
export const MAX_ALT = 150;

/** The widths that a photo is kept in, in pixels; one that is narrower has its own width as the last. */
export const PHOTO_WIDTHS = [320, 640, 1280, 2000] as const;

/** Path of a photo in one of its widths. */
export const photoPath = (photoId: string, width: number): string => `/media/photos/${photoId}/${width}.webp`;

/** The widths that a photo of this width is there in. */
export const widthsOf = (width: number): number[] => [...PHOTO_WIDTHS.filter((each) => each < width), width];
