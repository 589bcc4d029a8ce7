/**
 * `npx tsx test/fuzz.ts`: runs the tests that try random cases for a long time, with a new seed, which it prints.
 * `FUZZ_SEED` repeats a run. `FUZZ_RUNS` multiplies the number of cases that `npm test` tries. It uses the first
 * browser that it finds.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../src/build/platform.mjs';
import { findEngines } from './tools/engines.mjs';

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join('test', path))
  .filter((path) => readFileSync(path, 'utf8').includes('/support/fuzz.js'));
const [inNode, inBrowser] = [true, false].map((isNode) =>
  files.filter((path) => path.endsWith('.node.test.ts') === isNode),
);

const { FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_RUNS = '50' } = process.env;
console.log(`FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}`);

function run(
  command: string,
  values: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync(command, values, {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_SEED, FUZZ_RUNS, ...env },
  });
  return status === 0;
}

const [engine] = await findEngines((line) => console.log(line));
const isWell = [
  run(process.execPath, ['--import', 'tsx', '--test', ...(inNode ?? [])]),
  ...(engine
    ? (inBrowser ?? []).map((path) =>
        run(...npmCommand(['exec', 'wtr']), { ENGINES: engine.name, FILES: path }),
      )
    : []),
].every(Boolean);
console.log(
  `${isWell ? 'Nothing found' : 'Found something'} with FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}`,
);
process.exit(isWell ? 0 : 1);
