const real = Date.now;
let ahead = 0;

afterEach(() => {
  Date.now = real;
  ahead = 0;
});

/** Lets the clock of the page go on by so many milliseconds at once, as for a tab that slept. */
export function sleepFor(milliseconds: number): void {
  ahead += milliseconds;
  Date.now = () => real() + ahead;
}

/** The shopper comes back to the tab. */
export const wakeUp = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
