import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderName, pipeOf } from './folder-name.js';

/** A lock taken by this process, or held by another live process, whose id is 0 if it is unknown. */
export type Lock = { readonly release: () => Promise<void> } | { readonly heldBy: number };

/** `lock.1`, `lock.2`, …: the highest number counts, and that file is never removed. */
const NAME = /^lock\.([1-9]\d*)$/;

/** Maximum length of a folder's path, in bytes: the path of a socket may have 103 on every system. */
const MAX_FOLDER = 85;

/** A process that holds a lock but doesn't answer within this time, in ms, still counts as alive. */
const PATIENCE_MS = 1_000;

/**
 * Locks a folder for this process. The lock is a socket that this process listens on. The system knows whether the
 * holder is alive, even in another container, so a crash never requires manual cleanup.
 *
 * A lock is never taken over: a process that finds the holder dead creates the lock with the next number, which only
 * one process can do, and then checks that it is still the highest.
 * @throws {Error} if neither the folder nor the system's temporary folder can contain a socket
 */
export async function takeLock(path: string): Promise<Lock> {
  const folder = await realpath(path);
  if (process.platform === 'win32') return takePipe(pipeOf(folder, 'lock'));
  if (Buffer.byteLength(folder) <= MAX_FOLDER) {
    try {
      return await takeSocket(folder);
    } catch (error) {
      if (!isNoPlace(error)) throw error;
    }
  }
  const other = join(tmpdir(), folderName(folder));
  await mkdir(other, { recursive: true, mode: 0o700 });
  return takeSocket(other);
}

/** Windows pipes disappear with their process, so none is ever left behind. */
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

/** Folders shared with another system may not support sockets. */
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
        // The previous lock stays too: another process that is reading the folder finds one of the two.
        const old = numbers.filter((number) => number < mine - 1);
        await Promise.all(old.map((number) => rm(join(folder, `lock.${number}`), { force: true })));
        await rm(own, { force: true });
        return { release: () => close(server) };
      }
      // Another process was faster, and others have cleaned up after it since.
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

/** Answers every connection with this process's id, for as long as the process lives. */
async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  // A connection that can't be accepted asks again.
  server.on('error', () => {}).unref();
  return server;
}

/** Closes a server. This also removes the socket's first name, if it is still there. */
const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Gives a socket another name. Returns false if the name is taken. */
async function linkNew(path: string, name: string): Promise<boolean> {
  try {
    await link(path, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Errors that prove that nobody listens. Any other error leaves it open. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

/** Returns the id of the process that listens on a socket: null if it is dead, 0 if it doesn't say. */
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
