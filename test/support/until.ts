// Keeps the browser's own functions, because a test may replace them with a fake clock.
const { setTimeout, performance } = window;

/** Enough for a slow browser on a busy machine, but short enough to report a failure before the test times out. */
const PATIENCE_MS = 8000;

/** Short, because a test waits many times, but long enough for the page to make progress. */
const INTERVAL_MS = 10;

export interface Patience {
  readonly timeout?: number;
  readonly interval?: number;
}

/** Waits until a condition is true, for as long as a slow browser may need. */
export async function until(
  isSo: () => unknown,
  what = 'what was waited for did not come',
  { timeout = PATIENCE_MS, interval = INTERVAL_MS }: Patience = {},
): Promise<void> {
  const failure = new Error(`Timeout: ${what}`); // created here, so that its stack shows the caller
  const end = performance.now() + timeout;
  while (!(await isSo())) {
    if (performance.now() > end) throw failure;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
