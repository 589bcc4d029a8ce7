import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { MIN_BYTES } from '../server/http/compressed.js';

/** The names of files that browsers load as they are. The server fills in HTML, so it compresses that itself. */
const SENT_AS_IT_IS = /\.(?:css|js|json|svg)$/;

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes a Brotli copy next to each file of a folder that is large enough to gain by it: `main.js.br` for `main.js`. A
 * server sends the copy to browsers that accept it. To make one takes 100 ms for 50 kB, too long for a request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const paths = await readdir(folder, { recursive: true });
  const compress = async (path: string) => {
    const content = await readFile(path);
    if (content.length < MIN_BYTES) return;
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, BEST));
  };
  await Promise.all(
    paths.filter((path) => SENT_AS_IT_IS.test(path)).map((path) => compress(join(folder, path))),
  );
}
