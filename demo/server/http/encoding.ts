import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The best encoding of ours that an `Accept-Encoding` header takes; null for none. */
export function pickEncoding(header: string): Encoding | null {
  const accepted = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
  const takes = (name: Encoding) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** `best` takes some 100 ms for a page of 50 kB, `fast` one; it is a tenth larger then. */
export type Effort = 'best' | 'fast';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { best: constants.BROTLI_MAX_QUALITY, fast: 5 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { best: constants.Z_BEST_COMPRESSION, fast: 6 };

/** Compresses a body. */
export async function encode(
  body: Uint8Array,
  encoding: Encoding,
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> {
  const compressed =
    encoding === 'br'
      ? await promisify(brotliCompress)(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort] },
        })
      : await promisify(gzip)(body, { level: GZIP_LEVEL[effort] });
  return new Uint8Array(compressed);
}
