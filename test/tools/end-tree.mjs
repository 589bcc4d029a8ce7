import { spawnSync } from 'node:child_process';

/**
 * Sends a signal to a process and to all that it has started, as a terminal does. The process must have been started with
 * `detached`. Windows has no signals: there, all of them end at once.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function endTree(pid, signal) {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // None of them is left.
  }
}
