import { existsSync } from 'node:fs';
import { carriedChromium } from './carried-chromium.mjs';
import { listedBrowsers, usualPlaces } from './installed-browsers.mjs';

/**
 * Finds a whole Chromium for the tests: `CHROME_PATH`, or else an installed Chrome, Edge, or Chromium, or else the one
 * that comes with the development dependencies. Installs nothing on the system.
 * @returns {Promise<string>} the path of its executable
 * @throws if there is none
 */
export async function findChromium({ env = process.env, platform = process.platform } = {}) {
  const { CHROME_PATH } = env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH is ${CHROME_PATH}, which does not exist`);
    return CHROME_PATH;
  }
  return (
    usualPlaces(platform, env).find((path) => existsSync(path)) ?? listedBrowsers()[0] ?? carriedChromium()
  );
}
