const real = Date.now;
let ahead = 0;

afterEach(() => {
  Date.now = real;
  ahead = 0;
});

/** Jumps the page's clock ahead by a number of milliseconds, as if the tab had been asleep. */
export function sleepFor(milliseconds: number): void {
  ahead += milliseconds;
  Date.now = () => real() + ahead;
}

/** Simulates that the shopper comes back to the tab. */
export const wakeUp = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
