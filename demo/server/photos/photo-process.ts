import { mkdir } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from '../db/process-lock.js';
import { decodePhoto } from './decode-photo.js';
import { photoTurns } from './photo-turns.js';
import { HEAVY, type PhotoReply } from './prepare-photo.js';

/*
 * The process that decodes photos for a server: `prepare-photo.ts` starts it. It ends once nothing has come for a while,
 * or with its server, and gives all of its memory back.
 */

/** Maximum memory of this process. Decoding the largest photo that is allowed takes about half of it. */
const MAX_BYTES = Number(process.argv[2]) * 2 ** 20;

/** How often the memory is checked, in milliseconds. Decoding runs on another thread, so this one is free. */
const CHECK_MS = 10;

/** How long to wait for more photos before ending, in milliseconds. */
const IDLE_MS = 5_000;

/** How often to ask whether another server's process has finished its photo, in milliseconds. */
const TURN_MS = 50;

// A terminal's Ctrl-C reaches this process too. The server decides when to end.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
process.once('disconnect', () => process.exit(0));
// Visitors come first.
setPriority(10);

let idle = setTimeout(end, IDLE_MS);

process.on('message', (content: Uint8Array) => {
  clearTimeout(idle);
  void inTurn(() => prepare(content)).then((reply) => {
    process.send?.(reply);
    idle = setTimeout(end, IDLE_MS);
  });
});

/** Ends this process once its messages are out. */
function end(): void {
  process.disconnect?.();
}

async function prepare(content: Uint8Array): Promise<PhotoReply> {
  const check = setInterval(() => {
    if (process.memoryUsage.rss() > MAX_BYTES) process.exit(HEAVY);
  }, CHECK_MS);
  // The time to decode begins now, however long the wait was.
  process.send?.('begun' satisfies PhotoReply);
  try {
    return await decodePhoto(content);
  } finally {
    clearInterval(check);
  }
}

/** Does the work while no other process on this machine decodes a photo. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const folder = photoTurns();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const lock = await takeLock(folder);
    if ('heldBy' in lock) {
      await wait(TURN_MS);
      continue;
    }
    try {
      return await work();
    } finally {
      await lock.release();
    }
  }
}
