import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './dist.mjs';
import { withSlashes } from './platform.mjs';

/** Rollup plugin: writes `dist/integrity.json`, the `sha384` of every shipped file by path (contract section 1). */
export const integrity = () => ({
  name: 'integrity',
  closeBundle() {
    const files = readdirSync(DIST, { recursive: true })
      .map((path) => withSlashes(path))
      .filter(
        (file) =>
          /\.(js|css|json|txt)$|^bin\/[^/]+$|^THIRD_PARTY_LICENSES$/.test(file) && file !== 'integrity.json',
      )
      .sort();
    const hashes = files.map((file) => [
      file,
      `sha384-${createHash('sha384')
        .update(readFileSync(join(DIST, file)))
        .digest('base64')}`,
    ]);
    writeFileSync(join(DIST, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
  },
});
