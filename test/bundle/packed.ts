import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** The package as it would be published, in a folder that goes with the tests. */
export interface Packed {
  readonly folder: string;
  readonly tarballFile: string;
  readonly tarball: Buffer;
  /** The unpacked package. */
  readonly root: string;
  readonly files: readonly string[];
}

/** Packs what is built; `--ignore-scripts`, because the build is what is tested. */
export function pack(): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-widgets-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const told: unknown = JSON.parse(
    execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const [{ filename, files }] = told as [{ filename: string; files: readonly { path: string }[] }]; // npm's documented output
  const file = join(folder, filename);
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  return {
    folder,
    tarballFile: file,
    tarball: readFileSync(file),
    root: join(folder, 'package'),
    files: files.map(({ path }) => path),
  };
}
