/**
 * `npm test`: build, types, lint, and the tests, in every engine that the machine has. Goes on after a failure, so
 * that one run tells all; ends with a line `N passed, N failed`. `npm test -- lint unit` runs these parts alone.
 *
 * A file in which a test failed is run once more, by itself: what fails again has failed. What does not is told by
 * name, for a browser that was slow to start and a race look alike the first time.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngines } from './tools/engines.mjs';
import {
  type Count,
  countBrowsers,
  countNode,
  type Failed,
  failedBrowsers,
  failedNode,
} from './tools/read-output.js';

interface Part {
  readonly name: string;
  /** What the shell would run. */
  readonly command: readonly string[];
  /** Runs first; what it resolves to is added to the environment of the command. */
  readonly prepare?: () => Promise<Readonly<Record<string, string>>>;
  /** Reads the number of tests from what it printed; without it, the part itself is one test. */
  readonly count?: (output: string) => Count;
  /** Reads what failed from what it printed. */
  readonly failed?: (output: string) => readonly Failed[];
  /** What runs some files of it once more, in one engine where there are several. */
  readonly again?: (files: readonly string[], engine: string) => Command;
}

interface Command {
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/** Runs a command, shows what it prints, and returns that with its exit code. */
function run({ words, env }: Command): Promise<{ code: number; output: string }> {
  const [command = '', ...values] = words;
  return new Promise((resolve) => {
    const child = spawn(command, values, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
      process.stdout.write(part);
    });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const nodeFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => join('test', path))
  .sort();

const inFolder = (path: string, folder: string): boolean => path.startsWith(join('test', folder, '/'));

/** @param atOnce so many files run beside each other */
const nodeTests = (paths: readonly string[], atOnce = 1): readonly string[] => [
  process.execPath,
  ...['--import', 'tsx', '--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec', ...paths],
];

/** Files with servers and databases of their own wait for nothing of each other; more than two would be late. */
const AT_ONCE = Math.min(2, availableParallelism());

const overNode = {
  count: countNode,
  failed: failedNode,
  again: (files: readonly string[]): Command => ({ words: nodeTests(files) }),
};

/** The demo's data of a first start, filled once; each walk copies it. */
async function fillData(): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-filled-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const fill = await run({ words: [process.execPath, '--import', 'tsx', 'test/tools/fill-data.ts', folder] });
  // A walk without it fills a folder itself, and tells what is wrong.
  return fill.code === 0 ? { FILLED_DATA: folder } : {};
}

const parts: readonly Part[] = [
  // The demo's types are those of the built elements.
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'unit',
    command: nodeTests(nodeFiles.filter((path) => !inFolder(path, 'demo') && !inFolder(path, 'bundle'))),
    ...overNode,
  },
  {
    name: 'browsers',
    command: ['npx', 'wtr'],
    count: countBrowsers,
    failed: failedBrowsers,
    again: (files, engine) => ({
      words: ['npx', 'wtr'],
      env: { ENGINES: engine, FILES: files.length > 1 ? `{${files}}` : `${files}` },
    }),
  },
  {
    name: 'bundle',
    command: nodeTests(nodeFiles.filter((path) => inFolder(path, 'bundle'))),
    ...overNode,
  },
  {
    name: 'demo',
    command: nodeTests(
      nodeFiles.filter((path) => inFolder(path, 'demo')),
      AT_ONCE,
    ),
    prepare: fillData,
    ...overNode,
  },
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

/** Runs a part, and what failed in it once more. */
async function runPart(part: Part): Promise<Count & { notes: string[] }> {
  const { command, prepare, count, failed, again } = part;
  const env = await prepare?.();
  const first = await run({ words: command, env });
  const counted = count?.(first.output) ?? { passed: first.code === 0 ? 1 : 0, failed: 0 };
  // A part that failed without a failing test could not run; one that counts tests and ran none proves nothing.
  if (counted.failed === 0 && (first.code !== 0 || counted.passed === 0)) {
    return { passed: counted.passed, failed: 1, notes: ['could not run'] };
  }
  const failures = failed?.(first.output) ?? [];
  if (!counted.failed || !failures.length || !again || !count || !failed) return { ...counted, notes: [] };

  const still = { failed: 0, names: new Set<string>() };
  for (const engine of new Set(failures.map((failure) => failure.engine))) {
    const files = new Set(failures.filter((failure) => failure.engine === engine).map(({ file }) => file));
    console.log(`\n== once more: ${[engine, ...files].join(' ')}`);
    const once = again([...files], engine);
    const second = await run({ ...once, env: { ...env, ...once.env } });
    const { passed, failed: failedAgain } = count(second.output);
    const isBroken = failedAgain === 0 && (second.code !== 0 || passed === 0);
    still.failed += failedAgain + (isBroken ? 1 : 0);
    for (const { name } of failed(second.output)) still.names.add(name);
  }
  return {
    passed: counted.passed + counted.failed - still.failed,
    failed: still.failed,
    notes: failures.map(({ engine, file, name }) => {
      const outcome =
        still.names.has(name) || still.failed > still.names.size ? 'failed' : 'passed at the second try';
      return `${outcome}: ${[engine, file, name].filter(Boolean).join(' | ')}`;
    }),
  };
}

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const part of parts.filter(({ name }) => !wanted.length || wanted.includes(name))) {
  console.log(`\n== ${part.name}`);
  const start = Date.now();
  const { passed, failed, notes } = await runPart(part);
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - start) / 1000);
  summary.push(`${part.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  summary.push(...notes.map((note) => `  ${note}`));
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
