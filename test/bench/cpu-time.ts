import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/** Returns the processor time that these processes have taken so far, in seconds. Returns NaN on other systems. */
export function cpuSeconds(ids: readonly number[]): number {
  let ticks = 0;
  for (const id of ids) {
    try {
      // The name comes first, in parentheses, and may contain anything. The user and system times are fields 14 and 15.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      return Number.NaN;
    }
  }
  return ticks / TICKS_A_SECOND;
}
