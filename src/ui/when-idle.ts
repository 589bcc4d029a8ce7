/**
 * Calls back once the browser is idle, or after 2 seconds. Safari has no `requestIdleCallback`, so it waits 200 ms:
 * https://caniuse.com/requestidlecallback
 */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}
