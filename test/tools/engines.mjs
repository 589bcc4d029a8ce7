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
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  );

const hasDisplay = () => Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) || onPath('Xvfb');

/** Finds the executable of each engine on this machine. Rejects, or resolves to undefined, if there is none. */
const finders = {
  chromium: async () => headlessShell() ?? findChromium(),
  firefox: async () => firefoxPath(),
  webkit: async () =>
    webkitBinary() && onPath('WebKitWebDriver') && hasDisplay() ? webkitBinary() : undefined,
};

const howToGet = {
  chromium:
    'install Chrome, Edge, or Chromium (on Debian, apt-get install chromium), or set CHROME_PATH to one',
  firefox: 'install Firefox (on Debian, apt-get install firefox-esr), or set FIREFOX_PATH to it',
  webkit: 'apt-get install webkit2gtk-driver xvfb (on Linux only)',
};

/** Returns the names in `ENGINES`, or undefined if it's unset. */
function requestedEngines() {
  const { ENGINES } = process.env;
  if (!ENGINES) return undefined;
  const names = ENGINES === 'none' ? [] : ENGINES.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(name in finders));
  if (unknown === undefined) return names;
  throw new Error(`ENGINES names "${unknown}". There are ${Object.keys(finders).join(', ')}, and none.`);
}

/** Returns the engine's path, or the reason why it can't be had. */
async function look(name) {
  try {
    const path = await finders[name]();
    return path ? { path } : { problem: 'not found' };
  } catch (error) {
    const [problem] = String(error.message).split('\n');
    // A wrong setting is the reader's own, so it isn't passed over.
    if (process.env.CHROME_PATH && name === 'chromium') throw error;
    return { problem };
  }
}

/**
 * Returns the engines to test in: those that `ENGINES` names (comma separated, or `none`), or else all that the machine
 * has. Without any, what needs one is left out.
 * @returns {Promise<{name: string, path: string}[]>}
 * @throws if `ENGINES` names one that is missing or unknown, or if `CHROME_PATH` leads nowhere.
 */
export async function findEngines(log = () => {}) {
  const names = requestedEngines();
  const found = [];
  for (const name of Object.keys(finders)) {
    if (names && !names.includes(name)) {
      log(`${name}: left out, because ENGINES doesn't name it.`);
      continue;
    }
    const { path, problem } = await look(name);
    if (path) found.push({ name, path });
    else if (names) throw new Error(`${name}: ${problem}. To have it: ${howToGet[name]}.`);
    else log(`${name}: ${problem}, left out. To have it: ${howToGet[name]}.`);
  }
  const list = found.map(({ name, path }) => `${name} (${path})`);
  log(list.length ? `Engines: ${list.join(', ')}` : 'There is no browser: only what needs none is tested.');
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
