/**
 * `npm test`: build, types, lint, and the tests, in every engine that the machine has. Goes on after a failure, so
 * that one run tells all; ends with a line `N passed, N failed`. `npm test -- lint unit` runs these parts alone.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findEngines } from './tools/engines.mjs';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Part {
  readonly name: string;
  /** What the shell would run. */
  readonly command: readonly string[];
  /** Reads the number of tests from what it printed; without it, the part itself is one test. */
  readonly count?: (output: string) => Count;
}

/** Runs a command, shows what it prints, and returns that with its exit code. */
function run([command = '', ...values]: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, values, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
      process.stdout.write(part);
    });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const sum = (output: string, pattern: RegExp): number =>
  [...output.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);

/** The closing lines of node's test runner. */
const countNode = (output: string): Count => ({
  passed: sum(output, /^ℹ pass (\d+)$/gm),
  failed: sum(output, /^ℹ (?:fail|cancelled) (\d+)$/gm),
});

/** The closing lines of `test/tools/count-reporter.mjs`, one an engine. */
const countBrowsers = (output: string): Count => ({
  passed: sum(output, /\[count\] .*: (\d+) passed/g),
  failed: sum(output, /\[count\] .* (\d+) failed/g),
});

const nodeFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => join('test', path))
  .sort();

const inFolder = (path: string, folder: string): boolean => path.startsWith(join('test', folder, '/'));

const nodeTests = (paths: readonly string[]): readonly string[] => [
  process.execPath,
  ...['--import', 'tsx', '--test', '--test-concurrency=1', '--test-reporter=spec', ...paths],
];

const parts: readonly Part[] = [
  // The demo's types are those of the built elements.
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'unit',
    command: nodeTests(nodeFiles.filter((path) => !inFolder(path, 'demo') && !inFolder(path, 'bundle'))),
    count: countNode,
  },
  { name: 'browsers', command: ['npx', 'wtr'], count: countBrowsers },
  {
    name: 'bundle',
    command: nodeTests(nodeFiles.filter((path) => inFolder(path, 'bundle'))),
    count: countNode,
  },
  { name: 'demo', command: nodeTests(nodeFiles.filter((path) => inFolder(path, 'demo'))), count: countNode },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

await findEngines((line) => console.log(line));

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const { name, command, count } of parts.filter((part) => !wanted.length || wanted.includes(part.name))) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const { code, output } = await run(command);
  const counted = count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // A part that failed without a failing test could not run; one that counts tests and ran none proves nothing.
  const isBroken = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  total.passed += counted.passed;
  total.failed += counted.failed + (isBroken ? 1 : 0);
  const seconds = Math.round((Date.now() - start) / 1000);
  summary.push(
    `${name}: ${counted.passed} passed, ${counted.failed} failed${isBroken ? ', could not run' : ''} (${seconds} s)`,
  );
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
