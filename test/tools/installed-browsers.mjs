import path from 'node:path';
import { Launcher } from 'chrome-launcher';

/** The names of Chrome, Edge, and Chromium on Linux, where they are on the `PATH`. */
const COMMANDS = [
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium',
  'chromium-browser',
];

const APPS = ['Google Chrome', 'Microsoft Edge', 'Chromium'];

const PROGRAMS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].concat(
  'Chromium/Application/chrome.exe',
);

/**
 * Returns the paths at which installers put Chrome, Edge, and Chromium, in this order.
 * @param {NodeJS.Platform} platform
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
export function usualPlaces(platform, env) {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return PROGRAMS.flatMap((program) => roots.map((root) => path.win32.join(root, program)));
  }
  if (platform === 'darwin') {
    const roots = ['/', env.HOME].filter(Boolean);
    return APPS.flatMap((app) =>
      roots.map((root) => path.posix.join(root, `Applications/${app}.app/Contents/MacOS/${app}`)),
    );
  }
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin'];
  return COMMANDS.flatMap((command) =>
    [...new Set(folders)].map((folder) => path.posix.join(folder, command)),
  );
}

/** Returns the Chromes in unusual places, as the system lists them. */
export function listedBrowsers() {
  try {
    // Under Windows' Linux, these are programs of Windows, which can't be driven from here.
    return Launcher.getInstallations().filter((found) => !found.startsWith('/mnt/'));
  } catch {
    return []; // there are none
  }
}
