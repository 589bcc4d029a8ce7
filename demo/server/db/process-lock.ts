import { readFile, rm, writeFile } from 'node:fs/promises';

/** Taken by this process, or held by a process that is alive. */
export type Lock = { readonly release: () => Promise<void> } | { readonly heldBy: number };

/**
 * Takes a lock file. One that a dead process left behind is taken over, so a crash never needs a hand.
 * @param path of the file; its folder must exist and be writable
 */
export async function takeLock(path: string): Promise<Lock> {
  const mine = JSON.stringify({
    pid: process.pid,
    started: await startOf(process.pid),
  });
  for (;;) {
    try {
      await writeFile(path, mine, { flag: 'wx' });
      return { release: () => rm(path, { force: true }) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = await livingHolder(path);
    if (holder !== null) return { heldBy: holder };
    await rm(path, { force: true });
  }
}

async function livingHolder(path: string): Promise<number | null> {
  const content = await readFile(path, 'utf8').catch(() => '');
  const [, pid = '', started = ''] = /"pid":(\d+),"started":"(\d*)"/.exec(content) ?? [];
  const holder = Number(pid);
  if (holder === 0 || holder === process.pid || !isAlive(holder)) return null;
  return (await startOf(holder)) === started ? holder : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process began, in clock ticks since boot: containers give the same id to every run, so an id alone
 * does not tell. Empty where there is no `/proc`.
 */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is a name in parentheses that may hold spaces; the start is the 22nd field.
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
