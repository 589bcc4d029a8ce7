import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux has a folder about each process. Other systems have `ps`, which a small Linux may lack. */
const hasFolders = existsSync('/proc/self/status');

const ps = (...words: readonly string[]): string => execFileSync('ps', words, { encoding: 'utf8' });

/** Returns the ids of the processes that a process has started. */
export function childrenOf(id: number): number[] {
  if (hasFolders)
    return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const lines = ps('-A', '-o', 'pid=,ppid=').trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === id ? [child] : []));
}

/** Returns the peak memory of a process so far, in MB. Without Linux, what it takes now, the least that the peak can be. */
export function peakMb(id: number): number {
  const kilobytes = hasFolders
    ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]
    : ps('-o', 'rss=', '-p', String(id)).trim();
  return Number(kilobytes) / 1024;
}
