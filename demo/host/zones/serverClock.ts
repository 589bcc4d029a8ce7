/** The server's clock at a moment that this device's two clocks can find again. Milliseconds. */
export interface ClockReading {
  readonly server: number;
  /** Never set by anybody, but may stand still while the device sleeps. */
  readonly monotonic: number;
  /** Goes on while the device sleeps, but may be wrong, and may be set. */
  readonly wall: number;
}

/** Two clocks that differ by more tell that the device slept, or that its clock was set. */
const DRIFT = 2_000;

/** Reads this device's clocks beside what the server's reply says. */
export const readClock = (server: number): ClockReading => ({
  server,
  monotonic: performance.now(),
  wall: Date.now(),
});

/**
 * The server's clock now, whatever the device's says.
 * @returns `isSure` false after a sleep or a change of the device's clock: then the server is to be asked again
 */
export function serverNow(reading: ClockReading): { readonly now: number; readonly isSure: boolean } {
  const passed = performance.now() - reading.monotonic;
  const slept = Date.now() - reading.wall - passed;
  return { now: reading.server + passed, isSure: Math.abs(slept) <= DRIFT };
}
