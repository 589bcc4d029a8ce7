import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { fillApart } from '../../../demo/server/fill-apart.js';
import { temporaryFolder } from './temporary-folder.js';

/** Programs in place of the server's, and what filling with them rejects with. */
const PROGRAMS = {
  'is stopped': [
    `process.on('disconnect', () => process.exit(1)); setInterval(() => process.connected || process.exit(1), 50);`,
    /its process ended \(exit code 1\)/,
  ],
  'fails and says why': [
    `process.send('There is no room.', () => process.exit(1));`,
    /^StartError: There is no room/,
  ],
  'fails silently': ['process.exit(7);', /exit code 7/],
} as const;

for (const [what, [text, message]] of Object.entries(PROGRAMS))
  test(`filling ends with a process that ${what}`, { timeout: 30_000 }, async () => {
    const program = join(temporaryFolder({ 'program.cjs': text }), 'program.cjs');
    const stop = new AbortController();
    const filling = fillApart(program, { execArgv: [], signal: stop.signal });
    if (what.includes('stopped')) stop.abort();
    await assert.rejects(filling, message);
  });
