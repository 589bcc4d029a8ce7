import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { wrap } from '../../../demo/server/db/pglite.js';
import { filledFolder } from './filled-folder.js';

test('answers the next statement after one that fails', async () => {
  const client = await PGlite.create();
  const crashes: unknown[] = [];
  const { db, close } = wrap(client, (error) => {
    crashes.push(error);
    throw error;
  });
  const select = (divisor: number) =>
    db.select({ one: sql<number>`1 / ${divisor}::int` }).from(sql`(select 1) as one`);
  await assert.rejects(async () => select(0), /Failed query/);
  assert.deepEqual([await select(1), crashes], [[{ one: 1 }], []]);
  await close();
});

test('ends with one log line when the embedded database crashes, instead of sending empty answers', async () => {
  const script = join(import.meta.dirname, 'crashing-database.ts');
  const ended = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', script],
    await filledFolder('bare'),
  ]).then(
    () => assert.fail('it went on'),
    (error: unknown) => error,
  );
  assert(ended instanceof Error && 'code' in ended && 'stdout' in ended && 'stderr' in ended);
  assert.deepEqual([ended.code, ended.stdout], [1, '']);
  const lines = String(ended.stderr).trim().split('\n');
  assert.equal(lines.length, 1, String(ended.stderr));
  const { level, reason, msg } = JSON.parse(lines[0] ?? '');
  assert.deepEqual([level, reason], [60, 'Maximum call stack size exceeded']);
  assert.match(msg, /^the embedded database crashed/);
});
