/**
 * `npm test`: build, types, lint, and the tests, in every engine that the machine has. Goes on after a failure, so
 * that one run tells all; ends with a line `N passed, N failed`. `npm test -- lint unit` runs these parts alone;
 * `--matrix` runs every test in every engine, not only those whose outcome can differ.
 *
 * Nothing is run twice: a test that passes at its second try has failed.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findEngines } from './tools/engines.mjs';
import { type Count, countBrowsers, countNode, failedBrowsers, failedNode } from './tools/read-output.js';

interface Part {
  readonly name: string;
  /** What the shell would run. */
  readonly command: readonly string[];
  /** Beside what the others have. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs first. */
  readonly prepare?: () => Promise<void>;
  /** Reads the number of tests from what it printed; without it, the part itself is one test. */
  readonly count?: (output: string) => Count;
  /** Reads what failed from what it printed. */
  readonly failed?: (output: string) => readonly string[];
}

interface Command {
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Is told what it prints, as it comes. */
  readonly show: (text: string) => void;
}

/** Runs a command, and returns what it printed with its exit code. */
function run({ words, env, show }: Command): Promise<{ code: number; output: string }> {
  const [command = '', ...values] = words;
  return new Promise((resolve) => {
    const child = spawn(command, values, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        show(text);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const print = (text: string): void => {
  process.stdout.write(text);
};

const nodeFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => join('test', path))
  .sort();

const inFolder = (path: string, folder: string): boolean => path.startsWith(join('test', folder, '/'));

/** Files with servers and databases of their own wait for nothing of each other; more than two would be late. */
const AT_ONCE = Math.min(2, availableParallelism());

/** @param atOnce so many files run beside each other */
const nodeTests = (paths: readonly string[], atOnce = AT_ONCE): readonly string[] => [
  process.execPath,
  ...['--import', 'tsx', '--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec', ...paths],
];

const overNode = { count: countNode, failed: failedNode };

/** The demo's tests, many files in one process: what each would start anew is started once. */
const LANES = ['engines', 'walks', 'pages', 'server', 'processes'].map(
  (name) => `test/demo/lanes/${name}.ts`,
);

/** The demo's data of a first start, filled once for all. What fills it alone tells what is wrong. */
const fillData = async (): Promise<void> => {
  await run({ words: [process.execPath, '--import', 'tsx', 'test/tools/fill-data.ts'], show: print });
};

/** One after the other; the parts of one run beside each other, as none of them needs what another makes. */
const stages: readonly (readonly Part[])[] = [
  [
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
    {
      name: 'unit',
      command: nodeTests(nodeFiles.filter((path) => !inFolder(path, 'demo') && !inFolder(path, 'bundle'))),
      ...overNode,
    },
  ],
  [
    // The demo's types are those of the built elements.
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    {
      name: 'bundle',
      command: nodeTests(
        nodeFiles.filter((path) => inFolder(path, 'bundle')),
        1,
      ),
      ...overNode,
    },
  ],
  [{ name: 'browsers', command: ['npx', 'wtr'], count: countBrowsers, failed: failedBrowsers }],
  // The behavior of the widgets once more, over React itself.
  [
    {
      name: 'react',
      command: ['npx', 'wtr'],
      env: { OVER: 'react' },
      count: countBrowsers,
      failed: failedBrowsers,
    },
  ],
  [
    {
      name: 'demo',
      command: nodeTests([...LANES, 'test/demo/dev.node.test.ts']),
      prepare: fillData,
      ...overNode,
    },
  ],
];

const words = process.argv.slice(2);
if (words.includes('--matrix')) process.env.MATRIX = '1';
const wanted = words.filter((word) => word !== '--matrix');
const names = stages.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${names.join(', ')}, and --matrix.`);
  process.exit(2);
}

await findEngines((line) => console.log(line));

const total = { passed: 0, failed: 0 };
const summary: string[] = [];

async function runPart(
  { name, command, env, prepare, count, failed }: Part,
  isAlone: boolean,
): Promise<void> {
  const start = Date.now();
  if (isAlone) print(`\n== ${name}\n`);
  await prepare?.();
  const { code, output } = await run({
    words: command,
    env,
    // What runs beside others is shown when it has ended, or their lines would mix.
    show: isAlone ? print : () => {},
  });
  if (!isAlone) print(`\n== ${name}\n${output}`);
  const counted = count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // A part that failed without a failing test could not run; one that counts tests and ran none proves nothing.
  const isBroken = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  const failures = isBroken ? 1 : counted.failed;
  total.passed += counted.passed;
  total.failed += failures;
  const seconds = Math.round((Date.now() - start) / 1000);
  summary.push(`${name}: ${counted.passed} passed, ${failures} failed (${seconds} s)`);
  const notes = isBroken ? ['could not run'] : (failed?.(output) ?? []);
  summary.push(...notes.map((note) => `  ${note}`));
}

for (const stage of stages) {
  const parts = stage.filter(({ name }) => !wanted.length || wanted.includes(name));
  await Promise.all(parts.map((part) => runPart(part, parts.length === 1)));
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
