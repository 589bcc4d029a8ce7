import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { widthsOf } from '../../shared/photos.js';

// Of all that libvips reads, SVG and PDF among it, these alone.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Photos are different each time, and what is cached of one is of no use to the next.
sharp.cache(false);

/** Most pixels of a photo: decoded, each takes four bytes. */
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 200;
/** For how long a photo may be worked on, in seconds. */
const PATIENCE_S = 15;
const QUALITY = 78;
const LARGEST = 2_000;

/** Decoding takes a core and up to 200 MB: one after the other. */
const inTurn = pLimit(1);

/** A photo in its sizes, as WebP. */
export interface Prepared {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly content: Uint8Array }[];
}

/** Why a file is not taken: it is no photo that we read, or too small or too large. */
export type Unfit = 'type' | 'small' | 'pixels';

const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;

/**
 * Decodes what somebody says is a photo, and writes it anew in our sizes: nothing of the file itself is kept, neither
 * where it was taken nor what may hide behind it.
 */
export const preparePhoto = (content: Uint8Array): Promise<Prepared | Unfit> =>
  inTurn(() => prepare(content));

async function prepare(content: Uint8Array): Promise<Prepared | Unfit> {
  const found = await readSize(content);
  if (typeof found === 'string') return found;
  try {
    // Turned as its camera says, since that is not kept either.
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
    // Its head was right, and the rest is not.
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
