import type { Outcome } from './check.js';

const words = { fits: 'fits', fault: 'DOES NOT FIT', skipped: 'skipped', without: 'not there' } as const;

/** Removes control characters, so that a reply can't control the terminal. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

/** Returns the outcomes as a table with a summary line. */
export function table(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ call }) => call.length));
  const rows = outcomes.flatMap(({ call, result, faults, note }) => [
    `${call.padEnd(width)}  ${words[result]}${note ? `  ${note}` : ''}`,
    ...faults.map(({ at, change }) => `${' '.repeat(width)}  ${at}: ${change}`),
  ]);
  const count = (result: Outcome['result']) => outcomes.filter((one) => one.result === result).length;
  const faulty = count('fault');
  const sum = faulty ? `${faulty} of ${outcomes.length} calls do not fit.` : 'All calls that were tried fit.';
  const skipped = count('skipped') ? ` ${count('skipped')} were skipped.` : '';
  return [...rows.map(plain), '', sum + skipped].join('\n');
}

/** Returns the outcomes as JSON, for machines. */
export const toJson = (outcomes: readonly Outcome[]): string =>
  JSON.stringify({ fits: fitsAll(outcomes), calls: outcomes }, null, 2);

/** Whether all calls that were tried are free of faults. */
export const fitsAll = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ result }) => result !== 'fault');
