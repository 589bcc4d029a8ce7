import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PACKAGE = '@sparticuz/chromium';

/** Where it's unpacked. `npm ci` removes this folder, so another version starts anew. */
const FOLDER = resolve('node_modules/.cache/chromium');

/** Its fonts, after those of the machine. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Starts it with its own libraries, which a machine without a desktop lacks. Without a sandbox, because Ubuntu allows
 * that only to installed programs, and the tests open only pages of their own.
 */
const START = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" --no-sandbox --disable-dev-shm-usage "$@"
`;

/** Unpacks the package into a folder, in a process of its own, because the package changes its environment. */
async function unpack(folder) {
  await run(
    process.execPath,
    ['--input-type=module', '-e', `import chromium from '${PACKAGE}'; await chromium.executablePath();`],
    // It unpacks its libraries only where it believes to be on Amazon's Linux.
    { env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' } },
  );
  await writeFile(join(folder, 'fonts.conf'), FONTS);
  await writeFile(join(folder, 'start'), START);
  for (const path of [folder, join(folder, 'chromium'), join(folder, 'start')]) await chmod(path, 0o755);
  await run(join(folder, 'start'), ['--version']);
}

/**
 * Unpacks the Chromium that comes with the development dependencies, if that hasn't been done. It's for Linux on x64.
 * @returns {Promise<string>} the path of its executable
 * @throws if it isn't there, or can't run here
 */
export async function carriedChromium() {
  const start = join(FOLDER, 'start');
  if (existsSync(start)) return start;
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('not found');
  try {
    createRequire(import.meta.url).resolve(PACKAGE);
  } catch {
    throw new Error('not found');
  }
  await mkdir(join(FOLDER, '..'), { recursive: true });
  const own = await mkdtemp(`${FOLDER}-`);
  try {
    await unpack(own);
    // Another process may have been faster.
    await rename(own, FOLDER).catch((error) => existsSync(start) || Promise.reject(error));
    return start;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
