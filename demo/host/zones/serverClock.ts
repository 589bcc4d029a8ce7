/** The server's time, with the readings of this device's two clocks at that moment. In milliseconds. */
export interface ClockReading {
  readonly server: number;
  /** Nobody can set it, but it may stop while the device sleeps. */
  readonly monotonic: number;
  /** It keeps going while the device sleeps, but it may be wrong, and may be set. */
  readonly wall: number;
}

/** If the two clocks differ by more than this, the device slept, or its clock was set. */
const DRIFT = 2_000;

/** Reads this device's clocks for the time in the server's reply. */
export const readClock = (server: number): ClockReading => ({
  server,
  monotonic: performance.now(),
  wall: Date.now(),
});

/**
 * Returns the server's time now, whatever the device's clock says.
 * @returns `isSure` is false if the device slept or its clock was set: then the server must be asked again
 */
export function serverNow(reading: ClockReading): { readonly now: number; readonly isSure: boolean } {
  const passed = performance.now() - reading.monotonic;
  const slept = Date.now() - reading.wall - passed;
  return { now: reading.server + passed, isSure: Math.abs(slept) <= DRIFT };
}
