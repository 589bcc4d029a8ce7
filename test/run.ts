/**
 * `npm test`: build, types, lint, and the tests, in every engine that the machine has. Goes on after a failure, so
 * that one run tells all; ends with a line `N passed, N failed`. `npm test -- lint unit` runs these parts alone;
 * `--matrix` runs every test in every engine, not only those whose outcome can differ.
 *
 * Nothing is run twice: a test that passes at its second try has failed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findEngines } from './tools/engines.mjs';
import { APPS, inFolder, nodeFiles, WORDPRESS } from './tools/node-files.js';
import { placesOf } from './tools/places.js';
import { type Count, countBrowsers, countNode, failedBrowsers, failedNode } from './tools/read-output.js';

/** What the shell would run, by what it is called when it has ended. */
type Jobs = Readonly<Record<string, readonly string[]>>;

interface Part {
  readonly name: string;
  /** One command, or several that need nothing of each other. */
  readonly jobs: Jobs;
  /** Beside what the others have. */
  readonly env?: Readonly<Record<string, string>>;
  /** How many programs a command of it keeps at work; 1 unless told. */
  readonly programs?: number;
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

const words = process.argv.slice(2);
const isMatrix = words.includes('--matrix');
if (isMatrix) process.env.MATRIX = '1';

const overNode = { count: countNode, failed: failedNode };
const overBrowsers = { count: countBrowsers, failed: failedBrowsers };

/** The files of a folder, each in a process of its own, one after the other. */
const fileByFile = (folder: string): readonly string[] => [
  process.execPath,
  ...['--import', 'tsx', '--test', '--test-concurrency=1', '--test-reporter=spec'],
  ...nodeFiles.filter((path) => inFolder(path, folder)),
];

/** In this process alone: what each of its files would start anew is started once. */
const lane = (path: string): readonly string[] => [
  process.execPath,
  ...['--import', 'tsx', '--test-reporter=spec', path],
];

/** The demo's tests, many files in one process. What takes longest comes first. */
const DEMO: Jobs = Object.fromEntries(
  [
    'lanes/server.ts',
    'lanes/walks.ts',
    'lanes/moreWalks.ts',
    'lanes/processes.ts',
    'lanes/pages.ts',
    'lanes/engines.ts',
  ]
    .concat('dev.node.test.ts')
    .map((path) => [path, lane(`test/demo/${path}`)]),
);

/** The demo's data of a first start, filled once for all. What fills it alone tells what is wrong. */
const fillData = () =>
  run({ words: [process.execPath, '--import', 'tsx', 'test/tools/fill-data.ts'], show: print });

/** What most users have; the others before a release. Angular alone takes a minute, Next.js 40 s. */
const SMOKE = ['react19.node.test.ts'];

const appJobs = (): Jobs =>
  Object.fromEntries(
    nodeFiles
      .filter((path) => inFolder(path, APPS))
      .filter((path) => isMatrix || SMOKE.includes(basename(path)))
      .map((path) => [basename(path), lane(path)]),
  );

const one = (...command: readonly string[]): Jobs => ({ '': command });
const npm = (script: string) => one('npm', 'run', '--silent', script);

/**
 * One after the other; the parts of one run beside each other, as none of them needs what another makes. They wait much,
 * of the network and for a page to be drawn, so that there is one program more at work than there are processors. They
 * begin in this order, the long ones first, so that none of them is left alone at the end.
 */
const stages: readonly (readonly Part[])[] = [
  [
    { name: 'build', jobs: npm('build') },
    { name: 'lint', jobs: npm('lint') },
  ],
  [
    { name: 'browsers', jobs: one('npx', 'wtr'), programs: 2, ...overBrowsers },
    { name: 'demo', jobs: DEMO, ...overNode },
    { name: 'unit', jobs: one(...lane('test/lanes/unit.ts')), ...overNode },
    // The behavior of the widgets once more, over React itself.
    { name: 'react', jobs: one('npx', 'wtr'), env: { OVER: 'react' }, ...overBrowsers },
    // Over a database, PHP and a browser of its own.
    { name: 'wordpress', jobs: one(...fileByFile(WORDPRESS)), programs: 2, ...overNode },
    { name: 'bundle', jobs: one(...lane('test/lanes/bundle.ts')), ...overNode },
    // What they install are hundreds of megabytes, which stay on the disk.
    { name: 'hosts', jobs: appJobs(), env: { TMPDIR: tmpdir() }, ...overNode },
    // The demo's types are those of the built elements.
    { name: 'types', jobs: npm('types') },
  ],
];

/**
 * Where there is memory to spare, what the tests write for a moment is written there: to copy a database of 1,250 files,
 * and to remove it again, takes a fifth of what it takes on a disk.
 */
function writeToMemory(folder = '/dev/shm'): void {
  const GIGABYTE = 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < 4 * GIGABYTE) return;
    const own = mkdtempSync(join(folder, 'storefront-'));
    process.env.TMPDIR = own;
    process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  } catch {} // there is none, or it is not ours to write
}

const wanted = words.filter((word) => word !== '--matrix');
const names = stages.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${names.join(', ')}, and --matrix.`);
  process.exit(2);
}

writeToMemory();
await findEngines((line) => console.log(line));

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
const places = placesOf(availableParallelism() + 1);

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

async function runPart(
  { name, jobs, env, programs = 1, count, failed }: Part,
  isAlone: boolean,
): Promise<void> {
  const entries = Object.entries(jobs);
  const showsAtOnce = isAlone && entries.length === 1;
  const ended = entries.map(async ([job, words]) => {
    const leave = await places.enter(programs);
    const start = Date.now();
    if (showsAtOnce) print(`\n== ${name}\n`);
    // What runs beside others is shown when it has ended, or their lines would mix.
    const { code, output } = await run({ words, env, show: showsAtOnce ? print : () => {} });
    leave();
    if (!showsAtOnce) print(`\n== ${name} ${job}\n${output}`);
    const counted = count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
    // What failed without a failing test could not run; what counts tests and ran none proves nothing.
    const isBroken = counted.failed === 0 && (code !== 0 || counted.passed === 0);
    return {
      passed: counted.passed,
      failed: isBroken ? 1 : counted.failed,
      notes: isBroken ? [`${job} could not run`.trim()] : (failed?.(output) ?? []),
      time: `${job} ${seconds(start)}`.trim(),
    };
  });
  const results = await Promise.all(ended);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.reduce((sum, result) => sum + result.failed, 0);
  total.passed += passed;
  total.failed += failures;
  const times = results.map(({ time }) => time).join(', ');
  summary.push(`${name}: ${passed} passed, ${failures} failed (${times})`);
  summary.push(...results.flatMap(({ notes }) => notes).map((note) => `  ${note}`));
}

const isWanted = ({ name }: Part) => !wanted.length || wanted.includes(name);
const start = Date.now();
const filled = stages.flat().some((part) => part.name === 'demo' && isWanted(part)) && fillData();
for (const stage of stages) {
  const parts = stage.filter(isWanted);
  if (parts.some(({ name }) => name === 'demo')) await filled;
  await Promise.all(parts.map((part) => runPart(part, parts.length === 1)));
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed (${seconds(start)})`);
process.exit(total.failed ? 1 : 0);
