import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Taken by this process, or held by another one that is alive; its id is 0 where that cannot be told. */
export type Lock = { readonly release: () => Promise<void> } | { readonly heldBy: number };

/** `lock.1`, `lock.2`, …: the one of the highest number counts, and is never removed. */
const NAME = /^lock\.([1-9]\d*)$/;

/** Longest path of a folder, in bytes: that of a socket may have 103 on every system. */
const MAX_FOLDER = 85;

/** A process that holds a lock and does not answer in this time, in ms, is alive all the same. */
const PATIENCE_MS = 1_000;

/**
 * Takes a folder for this process. The lock is a socket that this process listens on: whether its holder is alive is
 * told by the system, in another container as well, so that a crash never needs a hand.
 *
 * A lock is never taken over: whoever finds its holder dead makes the one of the next number, which only one process can,
 * and looks again whether it is the highest.
 * @throws {Error} when neither it nor the system's folder for temporary files can hold a socket
 */
export async function takeLock(path: string): Promise<Lock> {
  const folder = await realpath(path);
  const name = `storefront-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return takePipe(`\\\\.\\pipe\\${name}`);
  if (Buffer.byteLength(folder) <= MAX_FOLDER) {
    try {
      return await takeSocket(folder);
    } catch (error) {
      if (!isNoPlace(error)) throw error;
    }
  }
  const other = join(tmpdir(), name);
  await mkdir(other, { recursive: true, mode: 0o700 });
  return takeSocket(other);
}

/** Pipes of Windows go with their process, so that none is ever left. */
async function takePipe(name: string): Promise<Lock> {
  try {
    const server = await listen(name);
    return { release: () => close(server) };
  } catch (error) {
    const holder = await holderOf(name);
    if (holder === null) throw error;
    return { heldBy: holder };
  }
}

/** Folders that are shared with another system may hold no sockets. */
const isNoPlace = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(?:EOPNOTSUPP|ENOTSUP|ENOSYS|EPERM)$/.test(String(error.code));

async function takeSocket(folder: string): Promise<Lock> {
  const own = join(folder, `${randomUUID().slice(0, 8)}.sock`);
  const server = await listen(own);
  try {
    for (;;) {
      const last = Math.max(0, ...(await numbersIn(folder)));
      const holder = last === 0 ? null : await holderOf(join(folder, `lock.${last}`));
      if (holder !== null) {
        await close(server);
        return { heldBy: holder };
      }
      const mine = last + 1;
      if (!(await linkNew(own, join(folder, `lock.${mine}`)))) continue;
      const numbers = await numbersIn(folder);
      if (Math.max(...numbers) === mine) {
        // The one before stays as well: whoever reads the folder meanwhile finds one of the two.
        const old = numbers.filter((number) => number < mine - 1);
        await Promise.all(old.map((number) => rm(join(folder, `lock.${number}`), { force: true })));
        await rm(own, { force: true });
        return { release: () => close(server) };
      }
      // Another one was faster, and others have looked after it since.
      await rm(join(folder, `lock.${mine}`), { force: true });
    }
  } catch (error) {
    await close(server);
    throw error;
  }
}

async function numbersIn(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => {
    const number = NAME.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

/** Answers whoever asks with the id of this process, for as long as it lives. */
async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  server.unref();
  return server;
}

/** Also removes the socket's first name, where it is still there. */
const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Gives a socket a name; false when there is one of this name already. */
async function linkNew(path: string, name: string): Promise<boolean> {
  try {
    await link(path, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** What tells that nobody listens; anything else leaves it open. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

/** The process that listens on a socket; null when it is dead, 0 when it does not say. */
function holderOf(path: string): Promise<number | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket
      .setEncoding('utf8')
      .setTimeout(PATIENCE_MS, () => {
        resolve(0);
        socket.destroy();
      })
      .on('data', (part) => {
        text += String(part);
      })
      .once('end', () => resolve(Number(text)))
      .once('error', (error: NodeJS.ErrnoException) => resolve(DEAD.has(error.code ?? '') ? null : 0));
  });
}
