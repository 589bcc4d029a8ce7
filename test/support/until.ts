// Those of the browser: a test may put a clock of its own in their place.
const { setTimeout, performance } = window;

/** A slow browser on a busy machine needs some; what is wrong is told before the test itself runs out of time. */
const PATIENCE_MS = 8000;

/** Short, as a test waits many times; long enough that the page gets on meanwhile. */
const INTERVAL_MS = 10;

export interface Patience {
  readonly timeout?: number;
  readonly interval?: number;
}

/** Waits until something is so, for as long as a slow browser may need. */
export async function until(
  isSo: () => unknown,
  what = 'what was waited for did not come',
  { timeout = PATIENCE_MS, interval = INTERVAL_MS }: Patience = {},
): Promise<void> {
  const failure = new Error(`Timeout: ${what}`); // here, as it is to tell who waited
  const end = performance.now() + timeout;
  while (!(await isSo())) {
    if (performance.now() > end) throw failure;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
