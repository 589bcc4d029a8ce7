import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
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

/** Maximum number of pixels in a photo. Each takes four bytes when decoded. */
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 200;
/** How long each size of a photo may take, in seconds. */
const PATIENCE_S = 15;
const QUALITY = 78;
const LARGEST = 2_000;

/** Decoding takes a core and up to 200 MB, so photos are processed one at a time. */
const inTurn = pLimit(1);

/** A photo in its sizes, as WebP. */
export interface Prepared {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly content: Uint8Array }[];
}

/** Why a file is refused: it isn't a photo that we can read, or it is too small or too large. */
export type Unfit = 'type' | 'small' | 'pixels';

const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;

/**
 * Decodes a file that is supposed to be a photo and encodes it again in our sizes. Nothing of the original file is
 * kept, neither where it was taken nor anything that may be hidden in it.
 */
export const preparePhoto = (content: Uint8Array): Promise<Prepared | Unfit> =>
  inTurn(() => prepare(content));

async function prepare(content: Uint8Array): Promise<Prepared | Unfit> {
  const found = await readSize(content);
  if (typeof found === 'string') return found;
  try {
    // Rotate it as its metadata says, since the metadata isn't kept either.
    const upright = sharp(content, options).autoOrient();
    const width = Math.min(
      found.width,
      Math.floor((LARGEST * found.width) / Math.max(found.width, found.height)),
    );
    const files: { width: number; content: Uint8Array; height: number }[] = [];
    for (const each of widthsOf(width)) files.push(await write(upright.clone(), each));
    const height = files.at(-1)?.height ?? found.height;
    return { width, height, files: files.map((file) => ({ width: file.width, content: file.content })) };
  } catch {
    // The header was valid, but the rest isn't.
    return 'type';
  }
}

async function readSize(content: Uint8Array): Promise<{ width: number; height: number } | Unfit> {
  let head: Metadata;
  try {
    head = await sharp(content, { ...options, limitInputPixels: false }).metadata();
  } catch {
    return 'type';
  }
  const { width, height } = head.autoOrient;
  if (width * height * (head.pages ?? 1) > MAX_PIXELS) return 'pixels';
  return Math.min(width, height) < MIN_SIDE ? 'small' : { width, height };
}

async function write(photo: Sharp, width: number) {
  const { data, info } = await photo
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: PATIENCE_S })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { width, content: new Uint8Array(data), height: info.height };
}
