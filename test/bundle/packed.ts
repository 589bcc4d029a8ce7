import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../../src/build/platform.mjs';

/** The package as it would be published, in a folder that is deleted when the process exits. */
export interface Packed {
  readonly folder: string;
  readonly tarballFile: string;
  readonly tarball: Buffer;
  /** The unpacked package. */
  readonly root: string;
  readonly files: readonly string[];
}

let packed: Packed | undefined;

/** Packs the build, once for all tests of a process. */
export function pack(): Packed {
  packed ??= packAnew();
  return packed;
}

/** Uses `--ignore-scripts`, because the existing build is what the tests check. */
function packAnew(): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-widgets-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [program, words] = npmCommand(['pack', '--ignore-scripts', '--json', '--pack-destination', folder]);
  const report: unknown = JSON.parse(
    execFileSync(program, words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const [{ filename, files }] = report as [{ filename: string; files: readonly { path: string }[] }]; // npm's documented output
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
