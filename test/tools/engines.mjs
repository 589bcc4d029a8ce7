import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { webkitBinary } from './webkit-launcher.mjs';

const first = (...paths) => paths.find((path) => path && existsSync(path));

const onPath = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

/** Chromium's engine without its windows. It renders the same, with a fifth less work. */
const headlessShell = () =>
  process.env.CHROME_PATH
    ? undefined
    : first('/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell');

const firefoxPath = () =>
  first(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );

const hasDisplay = () => Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) || onPath('Xvfb');

/** Finds the executable of each engine on this machine. */
const finders = {
  chromium: () => headlessShell() ?? findChromium().catch(() => undefined),
  firefox: firefoxPath,
  webkit: () => (webkitBinary() && onPath('WebKitWebDriver') && hasDisplay() ? webkitBinary() : undefined),
};

const howToGet = {
  chromium: 'apt-get install chromium, or set CHROME_PATH',
  firefox: 'apt-get install firefox-esr, or set FIREFOX_PATH',
  webkit: 'apt-get install webkit2gtk-driver xvfb (Linux alone)',
};

/**
 * Returns the engines to test in: those that `ENGINES` names (comma separated), or else all that the machine has.
 * @returns {Promise<{name: string, path: string}[]>}
 * @throws if `ENGINES` names one that is missing.
 */
export async function findEngines(log = () => {}) {
  const asked = process.env.ENGINES?.split(',').map((name) => name.trim());
  const found = [];
  for (const [name, find] of Object.entries(finders)) {
    if (asked && !asked.includes(name)) continue;
    const path = await find();
    if (path) found.push({ name, path });
    else if (asked) throw new Error(`${name} is not on this machine: ${howToGet[name]}.`);
    else log(`${name}: not found, left out. To have it: ${howToGet[name]}.`);
  }
  log(`Engines: ${found.map(({ name, path }) => `${name} (${path})`).join(', ')}`);
  return found;
}

/** Chromium's arguments for running as root and without network requests of its own. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/**
 * Puppeteer options for when nothing needs to know a page's requests. Reporting them is a quarter of Firefox's work and
 * an eighth of Chromium's.
 */
export const withoutRequests = { networkEnabled: false, issuesEnabled: false };
