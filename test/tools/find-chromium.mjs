// Where a Chromium for the tests comes from, in this order. Installs nothing on the system.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Launcher } from 'chrome-launcher';

const HELP =
  'No Chrome/Chromium found. Set CHROME_PATH, or install one (Debian/Ubuntu: apt-get install -y chromium).';
export async function findChromium() {
  const env = process.env.CHROME_PATH ?? process.env.PUPPETEER_EXECUTABLE_PATH;
  if (env) {
    if (!existsSync(env)) throw new Error(`CHROME_PATH=${env} does not exist`);
    return env;
  }
  const here = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'].find(
    existsSync,
  );
  if (here) return here;
  try {
    const p = Launcher.getInstallations()[0];
    if (p) return p;
  } catch {
    /* none */
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(HELP);
  // @sparticuz/chromium carries the binary in its npm tarball. It unpacks to os.tmpdir() and trusts what it finds there: give it a directory of our own.
  const dir = resolve('node_modules/.cache/chromium');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const old = {
    TMPDIR: process.env.TMPDIR,
    AWS: process.env.AWS_LAMBDA_JS_RUNTIME,
  };
  process.env.TMPDIR = dir;
  process.env.AWS_LAMBDA_JS_RUNTIME = `nodejs${process.versions.node.split('.')[0]}.x`; // also unpack NSS/expat and fonts
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    const conf = join(dir, 'fonts', 'fonts.conf'); // its paths are hard-wired to /tmp
    writeFileSync(conf, readFileSync(conf, 'utf8').replace(/\/tmp\/fonts/g, join(dir, 'fonts')));
    return path;
  } catch (e) {
    throw new Error(`${HELP} (npm fallback failed: ${e.message})`);
  } finally {
    for (const [k, v] of [
      ['TMPDIR', old.TMPDIR],
      ['AWS_LAMBDA_JS_RUNTIME', old.AWS],
    ])
      if (v === undefined) delete process.env[k];
      else process.env[k] = v;
  }
}
