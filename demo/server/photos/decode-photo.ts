import sharp, { type Metadata } from 'sharp';
import { widthsOf } from '../../shared/photos.js';

// Of all the formats that libvips reads, including SVG and PDF, allow only these.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Each photo is different, so cached data from one is of no use to the next.
sharp.cache(false);
// One thread: the other cores are for the shop's visitors.
sharp.concurrency(1);

const MILLION = 1_000_000;

/**
 * Maximum number of pixels of a photo, by its format. A JPEG is decoded at about the size that we keep. A PNG and a WebP
 * take four bytes a pixel. An AVIF takes up to twenty and a tenth of a millisecond per thousand, however few bytes
 * the file has: phones take 12 million.
 */
const MAX_PIXELS = {
  jpeg: 50 * MILLION,
  png: 50 * MILLION,
  webp: 50 * MILLION,
  heif: 16 * MILLION,
} as const;

const MIN_SIDE = 200;
const QUALITY = 78;
const LARGEST = 2_000;

/** A photo in its sizes, as WebP. */
export interface Prepared {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly content: Uint8Array }[];
}

/**
 * Why a file is refused: it isn't a photo that we can read, it is too small, it has more than `most` million pixels, or
 * it takes too long or too much memory to decode.
 */
export type Unfit =
  | { readonly unfit: 'type' | 'small' | 'heavy' }
  | { readonly unfit: 'pixels'; readonly most: number };

const options = { failOn: 'error', sequentialRead: true, limitInputPixels: MAX_PIXELS.jpeg } as const;

/**
 * Decodes a file that is supposed to be a photo and encodes it again in our sizes. Nothing of the original file is
 * kept, neither where it was taken nor anything that may be hidden in it. Run it in a process of its own: a hostile
 * file may take all memory that there is.
 */
export async function decodePhoto(content: Uint8Array): Promise<Prepared | Unfit> {
  const found = await readSize(content);
  if ('unfit' in found) return found;
  const { width: full, height: fullHeight } = found;
  const width = Math.min(full, Math.floor((LARGEST * full) / Math.max(full, fullHeight)));
  try {
    // Decode it once, at the largest size. Rotate it as its metadata says, since the metadata isn't kept either.
    const { data, info } = await sharp(content, options)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { height, channels } = info;
    const files: { width: number; content: Uint8Array }[] = [];
    for (const each of widthsOf(width)) {
      const size = sharp(data, { raw: { width: info.width, height, channels } }).resize({ width: each });
      files.push({ width: each, content: new Uint8Array(await size.webp({ quality: QUALITY }).toBuffer()) });
    }
    return { width, height, files };
  } catch {
    // The header was valid, but the rest isn't.
    return { unfit: 'type' };
  }
}

/** Reads only the header, so it takes no memory, whatever that says. */
async function readSize(content: Uint8Array): Promise<{ width: number; height: number } | Unfit> {
  let head: Metadata;
  try {
    head = await sharp(content, { ...options, limitInputPixels: false }).metadata();
  } catch {
    return { unfit: 'type' };
  }
  const { width, height } = head.autoOrient;
  const most = Object.entries(MAX_PIXELS).find(([format]) => format === head.format)?.[1];
  if (most === undefined) return { unfit: 'type' };
  if (width * height * (head.pages ?? 1) > most) return { unfit: 'pixels', most: most / MILLION };
  return Math.min(width, height) < MIN_SIDE ? { unfit: 'small' } : { width, height };
}
