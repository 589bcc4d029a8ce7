/**
 * Calls back once the browser is idle, or after 2 seconds. Safari has no `requestIdleCallback`, so it waits 200 ms:
 * https://caniuse.com/requestidlecallback
 */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}

/** How long a frame may take before the page counts as hidden, in milliseconds. */
const frameTime = 100;

/** Resolves after the next frame has been painted. A hidden page has no frames. */
export const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, frameTime);
    beforePaint(() => setTimeout(resolve));
  });

/**
 * Calls back before the next paint, or in a moment where there are no frames, as in a simulated browser.
 * @returns A function that cancels it.
 */
export function beforePaint(callback: () => void, view: Window = window): () => void {
  if (!view.requestAnimationFrame) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const frame = view.requestAnimationFrame(callback);
  return () => view.cancelAnimationFrame(frame);
}
