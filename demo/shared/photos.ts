/** File types, as reported by browsers, that a seller may upload as a photo. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const MAX_PHOTO_BYTES = 12 * 1024 * 1024;
/** Maximum number of photos per product. */
export const MAX_PHOTOS = 8;
/** Maximum length of a photo's description, in characters. */
export const MAX_ALT = 150;

/** The widths in which a photo is stored, in pixels. For a narrower photo, its own width is the last. */
export const PHOTO_WIDTHS = [320, 640, 1280, 2000] as const;

/** Returns the path of a photo in one of its widths. */
export const photoPath = (photoId: string, width: number): string => `/media/photos/${photoId}/${width}.webp`;

/** Returns the widths in which a photo of this width is stored. */
export const widthsOf = (width: number): number[] => [...PHOTO_WIDTHS.filter((each) => each < width), width];
