/**
 * `npm test`: runs the build, types, lint, and the tests, in Chromium and in one of the machine's other engines. It
 * continues after a failure, so one run reports everything, and ends with a line `N passed, N failed, N skipped`. Every
 * 15 s it says what is running. `npm test -- lint unit` runs only these parts.
 *
 * In three days, each test runs. What each engine tests, one engine tests a day, by the day of the year. The demo's walks
 * and the tests that start its server as an operator does take turns as well, and so does, in six days, what repeats a
 * test elsewhere, such as on WordPress. A part that is named runs whole. `ENGINES=chromium,firefox,webkit` tests in each
 * of them, and `--matrix` runs every test in every engine.
 *
 * Nothing is retried: a test that would only pass on a second try has failed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { npmCommand } from '../src/build/platform.mjs';
import { type Engine, findEngines } from './tools/engines.mjs';
import { APPS, inFolder, nodeFiles, WORDPRESS } from './tools/node-files.js';
import { placesOf } from './tools/places.js';
import { type Count, countBrowsers, countNode, failedBrowsers, failedNode } from './tools/read-output.js';
import { isItsTurn, turn } from './tools/turn.js';

/** Commands by the names that are printed when they finish. */
type Jobs = Readonly<Record<string, readonly string[]>>;

interface Part {
  readonly name: string;
  /** One command, or several that don't depend on each other. */
  readonly jobs: Jobs;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** What it can't do without: any browser, or Chromium. Where there's none, it's left out. */
  readonly needs?: 'a browser' | 'Chromium';
  /** Its number among the parts that take turns. If set, it runs one day in six, and when it is named. */
  readonly turn?: number;
  /** How many programs one of its commands keeps busy. Defaults to 1, and to the number of engines, up to 2, in a part that needs any. */
  readonly programs?: number;
  /** Reads the number of tests from the output. Without it, each command counts as one test. */
  readonly count?: (output: string) => Count;
  /** Reads the failures from the output. */
  readonly failed?: (output: string) => readonly string[];
}

interface Command {
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Called with the output as it arrives. */
  readonly show: (text: string) => unknown;
}

/** Runs a command and returns its output and exit code. */
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
// The parts take the same turn, even past midnight.
process.env.MATRIX_TURN = String(turn);

const overNode = { count: countNode, failed: failedNode };
const overBrowsers = { count: countBrowsers, failed: failedBrowsers };

/** Room for young objects, in MB. Over an embedded database, a fifth of a test's work would be collecting garbage. */
const ROOM = '--max-semi-space-size=32';

/** Runs the files of a folder one after another, each in its own process. */
const fileByFile = (folder: string): readonly string[] => [
  process.execPath,
  ...['--import', 'tsx', '--test', '--test-concurrency=1', '--test-reporter=spec'],
  ...nodeFiles.filter((path) => inFolder(path, folder)),
];

/** Runs a lane in a single process, which starts only once what each of its files would start for itself. */
const lane = (path: string): readonly string[] => [
  process.execPath,
  ...[ROOM, '--import', 'tsx', '--test-reporter=spec', path],
];

/** The demo's tests, with many files in one process. The longest lanes come first. */
const DEMO: Jobs = Object.fromEntries(
  ['lanes/server.ts', 'lanes/engines.ts', 'lanes/walks.ts', 'lanes/processes.ts', 'lanes/pages.ts'].map(
    (path) => [path, lane(`test/demo/${path}`)],
  ),
);

/** Lets the server's sources run beside the build. */
const UNBUILT = ['--import', 'tsx', '--import', './demo/vite/text-source.mjs'];

/** Fills the demo's initial data once for all tests. Only its own output shows what went wrong. */
const fillData = () => run({ words: [process.execPath, ...UNBUILT, 'test/tools/fill-data.ts'], show: print });

/** The app that most users have. The others run before a release: Angular alone takes a minute, Next.js 40 s. */
const SMOKE = ['react19.node.test.ts'];

const appJobs = (): Jobs =>
  Object.fromEntries(
    nodeFiles
      .filter((path) => inFolder(path, APPS))
      .filter((path) => isMatrix || SMOKE.includes(basename(path)))
      .map((path) => [basename(path), lane(path)]),
  );

const one = (...command: readonly string[]): Jobs => ({ '': command });

function npm(script: string): Jobs {
  const [program, args] = npmCommand(['run', '--silent', script]);
  return one(program, ...args);
}

/** Runs the tests in browsers. */
const webTestRunner = one(process.execPath, 'node_modules/@web/test-runner/dist/bin.js');

/**
 * The parts that need no build, which keeps little more than one processor busy. They run beside it, and those of `AFTER`
 * begin as soon as it is done.
 */
const BESIDE: readonly Part[] = [
  { name: 'lint', jobs: npm('lint') },
  { name: 'unit', jobs: { sources: lane('test/lanes/sources.ts') }, ...overNode },
];

const BUILD: Part = { name: 'build', jobs: npm('build') };

/**
 * The parts that need the build, and nothing from each other. They often wait for the network or for a page to render, so
 * one more program runs than there are processors. They start in this order, long ones first, so that none runs alone at
 * the end.
 */
const AFTER: readonly Part[] = [
  { name: 'browsers', jobs: webTestRunner, needs: 'a browser', ...overBrowsers },
  { name: 'demo', jobs: DEMO, ...overNode },
  { name: 'unit', jobs: { build: lane('test/lanes/unit.ts') }, ...overNode },
  // Tests the widgets' behavior again, over React itself.
  {
    name: 'react',
    jobs: webTestRunner,
    env: { OVER: 'react' },
    turn: 0,
    needs: 'a browser',
    ...overBrowsers,
  },
  // Starts its own database, PHP, and browser.
  { name: 'wordpress', jobs: one(...fileByFile(WORDPRESS)), turn: 3, programs: 2, ...overNode },
  {
    name: 'dev',
    jobs: one(...lane('test/demo/dev.node.test.ts')),
    turn: 1,
    needs: 'Chromium',
    ...overNode,
  },
  { name: 'bundle', jobs: one(...lane('test/lanes/bundle.ts')), ...overNode },
  // These install hundreds of megabytes, which stay on disk.
  { name: 'hosts', jobs: appJobs(), turn: 2, env: { TMPDIR: tmpdir() }, needs: 'Chromium', ...overNode },
  // The demo uses the types of the built elements, so this comes after the build.
  { name: 'types', jobs: npm('types') },
];
const all: readonly Part[] = [BUILD, ...BESIDE, ...AFTER];

/**
 * Puts the tests' temporary files in memory if there is enough to spare. There, copying a database of 1,250 files and
 * removing it again takes a fifth of the time it takes on a disk.
 */
function writeToMemory(folder = '/dev/shm'): void {
  const GIGABYTE = 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < 4 * GIGABYTE) return;
    const own = mkdtempSync(join(folder, 'storefront-'));
    process.env.TMPDIR = own;
    process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  } catch {} // the folder doesn't exist or isn't writable
}

const partNames = words.filter((word) => word !== '--matrix');
if (partNames.length) process.env.EVERY_TURN = '1';
const names = [...new Set(all.map(({ name }) => name))];
const unknown = partNames.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${names.join(', ')}, and --matrix.`);
  process.exit(2);
}

writeToMemory();
const engines = takeTurns(
  await findEngines((line) => console.log(line)).catch((error: Error) => {
    console.error(error.message);
    process.exit(2);
  }),
);

/**
 * Leaves out all but the first engine and the one whose turn it is, if it is any one's. The tests of each engine run in
 * that one alone, unless their part is named.
 */
function takeTurns(found: readonly Engine[]): readonly Engine[] {
  const [first, ...others] = found;
  if (isMatrix || process.env.ENGINES || !first) return found;
  const left = others.filter((_, index) => isItsTurn(index + 1, found.length));
  for (const { name } of others.filter((engine) => !left.includes(engine)))
    console.log(`${name}: left out today. ENGINES=${found.map((each) => each.name).join(',')} runs all.`);
  process.env.ENGINES = [first, ...left].map(({ name }) => name).join(',');
  if (left[0] && !partNames.length) process.env.ENGINE_TODAY = left[0].name;
  return [first, ...left];
}

/** Whether this machine has what a part needs. */
const isPossible = ({ needs }: Part) =>
  needs === 'Chromium' ? engines.some(({ name }) => name === 'chromium') : !needs || engines.length > 0;

const total = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
const places = placesOf(availableParallelism() + 1);

/** How often to say what is running, in ms. */
const PROGRESS_MS = 15_000;
/** The commands that are running, and how many tests each has finished. */
const running = new Map<string, number>();

/** Counts the tests that a piece of output reports. */
const reported = (text: string): number =>
  [...text.matchAll(/^ *[✔✖] |^\[page\] .*?(\d+) tests/gm)].reduce(
    (sum, [, tests = '1']) => sum + Number(tests),
    0,
  );

function showProgress(): void {
  const each = [...running].map(([name, tests]) => (tests ? `${name} (${tests} tests)` : name));
  console.log(`… ${seconds(start)}: ${each.join(', ')}`);
}

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

/** `CHROME_PATH_DEMO` names the browser of the part `demo`, and so on. */
function browserOf(part: string): Readonly<Record<string, string>> {
  const path = process.env[`CHROME_PATH_${part.toUpperCase()}`];
  return path ? { CHROME_PATH: path } : {};
}

async function runPart(
  {
    name,
    jobs,
    env,
    needs,
    programs = needs === 'a browser' ? Math.min(engines.length, 2) : 1,
    count,
    failed,
  }: Part,
  isAlone: boolean,
): Promise<void> {
  const entries = Object.entries(jobs);
  const showsAtOnce = isAlone && entries.length === 1;
  const ended = entries.map(async ([job, words]) => {
    const leave = await places.enter(programs);
    const start = Date.now();
    if (showsAtOnce) print(`\n== ${name}\n`);
    const command = `${name} ${job}`.trim();
    running.set(command, 0);
    // The output of parallel commands is shown when they finish, so their lines don't get mixed up.
    const show = showsAtOnce
      ? print
      : (text: string) => running.set(command, (running.get(command) ?? 0) + reported(text));
    const { code, output } = await run({ words, env: { ...browserOf(name), ...env }, show });
    running.delete(command);
    leave();
    if (!showsAtOnce) print(`\n== ${name} ${job}\n${output}`);
    const counted = count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
    // A failure without a failed test means it couldn't run. If it found no tests at all, it proves nothing.
    const isBroken = counted.failed === 0 && (code !== 0 || counted.passed + counted.skipped === 0);
    return {
      passed: counted.passed,
      skipped: counted.skipped,
      failed: isBroken ? 1 : counted.failed,
      notes: isBroken ? [`${job} could not run`.trim()] : (failed?.(output) ?? []),
      time: `${job} ${seconds(start)}`.trim(),
    };
  });
  const results = await Promise.all(ended);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.reduce((sum, result) => sum + result.failed, 0);
  const skipped = results.reduce((sum, result) => sum + result.skipped, 0);
  total.passed += passed;
  total.failed += failures;
  total.skipped += skipped;
  const times = results.map(({ time }) => time).join(', ');
  summary.push(`${name}: ${passed} passed, ${failures} failed, ${skipped} skipped (${times})`);
  summary.push(...results.flatMap(({ notes }) => notes).map((note) => `  ${note}`));
}

const start = Date.now();
const progress = setInterval(showProgress, PROGRESS_MS);
const isTurn = ({ turn }: Part) => turn === undefined || isItsTurn(turn, 6);
const isIncluded = (part: Part) => (partNames.length ? partNames.includes(part.name) : isTurn(part));
const filled = all.some((part) => part.name === 'demo' && isIncluded(part)) && fillData();
const parts = all.filter(isIncluded).filter(isPossible);
const begin = (part: Part) => runPart(part, parts.length === 1);
const built = parts.includes(BUILD) ? begin(BUILD) : undefined;
const beside = parts.filter((part) => BESIDE.includes(part)).map(begin);
const afterBuild = async (): Promise<void> => {
  await built;
  const after = parts.filter((part) => AFTER.includes(part));
  if (after.some(({ name }) => name === 'demo')) await filled;
  await Promise.all(after.map(begin));
};
await Promise.all([...beside, afterBuild()]);

for (const { name, needs } of all.filter((part) => isIncluded(part) && !isPossible(part)))
  summary.push(`${name}: left out, because it needs ${needs}`);
if (!partNames.length)
  for (const { name } of all.filter((part) => !isTurn(part)))
    summary.push(`${name}: left out today. npm test -- ${name} runs it.`);
if (!partNames.length && !isMatrix)
  summary.push(
    'Of the walks, of the pages they visit, and of the server’s starts: a third. npm test -- demo runs all.',
  );
clearInterval(progress);
console.log(`\n${summary.join('\n')}\nIt took ${seconds(start)}.\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed ? 1 : 0);
