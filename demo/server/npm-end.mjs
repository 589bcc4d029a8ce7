/** How often to look, in ms. */
const EVERY_MS = 250;

/**
 * Calls back when npm's shell has ended, if npm has started this process: npm passes a SIGTERM to the shell alone, which
 * ends without passing it on. Returns a function that ends the watch.
 * @param {() => void} callback
 * @returns {() => void}
 */
export function onNpmEnd(callback) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  let isGone = false;
  const timer = setInterval(() => {
    if (isGone) {
      clearInterval(timer);
      callback();
    }
    // A Ctrl-C reaches the shell and this process alike, so look twice: this process may get it a moment later.
    isGone = process.ppid !== parent;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
