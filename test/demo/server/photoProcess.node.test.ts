// matrix: only
import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { takeLock } from '../../../demo/server/db/process-lock.js';
import { photoTurns } from '../../../demo/server/photos/photo-turns.js';
import { PhotoPreparer } from '../../../demo/server/photos/prepare-photo.js';

const scene = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#b45309' } });

const small = await scene(300).jpeg().toBuffer();
/** Takes about 300 MB and some seconds to decode. */
const large = await readFile(new URL('corpora/flat-4000.avif', import.meta.url));

const isAlive = (pid: number | null): boolean => {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
};

const LIMITS = [
  ['memory', { megabytes: 130, ms: 120_000 }],
  ['time', { megabytes: 2_000, ms: 1 }],
] as const;
for (const [what, limits] of LIMITS)
  test(`ends the process of a photo over the limit of ${what}, reports it, and goes on with the next`, async () => {
    const photos = new PhotoPreparer(limits);
    assert.deepEqual(await photos.prepare(large), { unfit: 'heavy' });
    assert.equal(photos.processId, null);
    if (what === 'memory') assert.ok('files' in (await photos.prepare(small)));
  });

test('frees all memory: the process ends once no photo has come for a while', async () => {
  const photos = new PhotoPreparer();
  assert.ok('files' in (await photos.prepare(small)));
  const pid = photos.processId;
  assert.ok(isAlive(pid));
  while (photos.processId !== null) await wait(20);
  assert.ok(!isAlive(pid));
  assert.ok('files' in (await photos.prepare(small)), 'the next photo has a new one');
});

test('decodes one photo at a time on a machine, whichever server received it', async () => {
  const photos = new PhotoPreparer();
  await mkdir(photoTurns(), { recursive: true, mode: 0o700 });
  const prepared = photos.prepare(large);
  for (;;) {
    const lock = await takeLock(photoTurns());
    if (!('heldBy' in lock)) await lock.release();
    else if (lock.heldBy === photos.processId) break;
    await wait(2);
  }
  const others = new PhotoPreparer();
  const order: string[] = [];
  await Promise.all([
    prepared.then(() => order.push('first')),
    others.prepare(small).then(() => order.push('second')),
  ]);
  assert.deepEqual(order, ['first', 'second'], 'the small one waits for the large one');
});
