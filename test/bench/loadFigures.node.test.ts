import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuSeconds } from './cpu-time.js';
import { headOf, rowOf } from './load-figures.js';

test('the first figures of a row are ratios to the “hello” server of the same round', () => {
  const server = (cpuUs: number) => ({ cpuUs, aSecond: 4_000, late: 12 });
  const rounds = [
    { helloUs: 50, servers: [server(500), server(1_500)] },
    // A round in which the machine was slower is slower for all.
    { helloUs: 100, servers: [server(1_000), server(3_000)] },
    { helloUs: 50, servers: [server(600), server(1_000)] },
  ];
  assert.deepEqual(headOf(['Postgres', 'embedded']).slice(0, 3), [
    'what',
    'Postgres, hellos',
    'embedded, hellos',
  ]);
  const row = rowOf('home page', rounds, [140, 260]);
  assert.deepEqual(row, ['home page', '10.0', '30', '4,000', '12.0', '140', '4,000', '12.0', '260']);
  assert.equal(row.length, headOf(['Postgres', 'embedded']).length);
});

test('the CPU time of a process grows as it works', { skip: process.platform !== 'linux' }, () => {
  const before = cpuSeconds([process.pid]);
  let steps = 0;
  while (cpuSeconds([process.pid]) < before + 0.05) steps += 1;
  assert.ok(steps > 0);
});
