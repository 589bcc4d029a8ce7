// Finds a Chromium for the tests, trying these sources in order. Installs nothing on the system.
import { existsSync } from 'node:fs';
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
  throw new Error(HELP);
}
