import type { Outcome, Report } from './check.js';

const words = { fits: 'fits', fault: 'DOES NOT FIT', skipped: 'skipped', without: 'not there' } as const;

/** Removes control characters, so that a reply can't control the terminal. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

/** Returns what the check found: what's wrong with the whole server, then a table of the calls with a summary line. */
export function toText({ finding, outcomes, notUsed }: Report): string {
  if (outcomes.length === 0) return plain(finding?.change ?? '');
  const width = Math.max(...outcomes.map(({ call }) => call.length));
  const rows = outcomes.flatMap(({ call, result, faults, note }) => [
    `${call.padEnd(width)}  ${words[result]}${note ? `  ${note}` : ''}`,
    ...faults.map(({ at, change }) => `${' '.repeat(width)}  ${at}: ${change}`),
  ]);
  const withoutOrigin = finding?.at === 'origin' ? 'Called without an origin, as by another server:' : '';
  const before = finding ? [finding.change, '', ...(withoutOrigin ? [withoutOrigin] : [])] : [];
  const after = notUsed.length > 0 ? [`Not used: ${notUsed.join(', ')}.`] : [];
  return [...[...before, ...rows, ...after].map(plain), '', summary(outcomes, finding)].join('\n');
}

function summary(outcomes: readonly Outcome[], finding: Report['finding']): string {
  const count = (result: Outcome['result']) => outcomes.filter((one) => one.result === result).length;
  const faulty = count('fault');
  const sum = faulty ? `${faulty} of ${outcomes.length} calls do not fit.` : withoutFaults(finding);
  return count('skipped') ? `${sum} ${count('skipped')} were skipped.` : sum;
}

/** Returns the sentence that sums up calls of which none has a fault of its own. */
function withoutFaults(finding: Report['finding']): string {
  if (finding === null) return 'All calls that were tried fit.';
  if (finding.at === 'server') return 'The server stopped answering.';
  if (finding.at === 'path') return 'No call was answered with a reply.';
  return `The replies fit, but pages of ${finding.at === 'origin' ? 'that origin' : 'other origins'} cannot use them.`;
}

/** Returns what the check found as JSON, for machines. */
export const toJson = (report: Report): string =>
  JSON.stringify(
    { fits: fitsAll(report), finding: report.finding, calls: report.outcomes, notUsed: report.notUsed },
    null,
    2,
  );

/** Whether nothing is wrong with the server as a whole, nor with any call that was tried. */
export const fitsAll = ({ finding, outcomes }: Report): boolean =>
  finding === null && outcomes.every(({ result }) => result !== 'fault');
