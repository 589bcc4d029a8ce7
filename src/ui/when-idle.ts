/**
 * Calls back once the browser has nothing else to do, or after 2 seconds. Safari knows no idle time, and is given 200 ms:
 * https://caniuse.com/requestidlecallback
 */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}
